import type { Portico } from '@portico/core'
import { isAnyConnected, type PrefetchTime, type State } from '@portico/core/page'
import type { ViewName } from '@portico/core/views'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { hasTerms } from '../features/parts/hasTerms.js'
import { guardActions } from '../hooks/guardActions.js'
import { canPrerender } from '../modal/canPrerender.js'
import { createShell } from '../modal/createShell.js'
import { Modal } from '../modal/Modal.js'
import type { ShellEvent } from '../modal/shellState.js'
import { loadViews, type ViewMap } from '../modal/viewChunks.js'
import { PorticoReactContext } from '../reactContext.js'
import { applyLanguage, applyTheme } from './applyTheme.js'
import { createParts, type ModalParts } from './createParts.js'
import { loadWords } from './loadWords.js'
import { prefetchOnce } from './prefetchOnce.js'
import { createShadowHost } from './shadowHost.js'

export type MountedModal = {
  /** The visitor has come near: renders what the modal will open on, unseen, so that the click has only to show it. */
  approach(): void
  /** Whether somebody wants the modal shown here. */
  setActive(isActive: boolean): void
  /** Whether it still is on the page. */
  isConnected(): boolean
  unmount(): void
}

export type MountModal = (kit: Portico, container: HTMLElement, time?: PrefetchTime) => MountedModal

/**
 * Fetches what must be there before the modal: a site's terms, because nothing is offered before them, and with an account the
 * view that the modal opens on, with its words. From here and not from the page, so that a bundler sees that the account comes after
 * the modal, and cuts no file out of what both use.
 */
export async function prepareMount(kit: Portico): Promise<MountModal> {
  const parts = createParts()
  await Promise.all([
    hasTerms(kit.store.get()) ? parts.legal.load() : undefined,
    ...(isAnyConnected(kit.store.get()) ? [loadViews(kit, 'Account'), loadWords(kit)] : []),
  ])
  return (...[, container, time]) => mountModal(kit, container, time, parts)
}

/** Puts the modal of a kit into an element: a shadow root with its own React root. */
export function mountModal(
  kit: Portico,
  container: HTMLElement,
  time?: PrefetchTime,
  parts: ModalParts = createParts(),
): MountedModal {
  const { host, wrapper, adoptSheet } = createShadowHost(container)
  const { store } = kit
  const stops: (() => void)[] = []
  const follow = <Part,>(pick: (state: State) => Part, apply: (part: Part) => void): void => {
    apply(pick(store.get()))
    stops.push(store.select(pick, apply))
  }
  follow(
    (state) => state.theme,
    (theme) => applyTheme(host, theme),
  )
  follow(
    (state) => state.language,
    (language) => applyLanguage(wrapper, language),
  )
  const root = createRoot(wrapper)
  const loadLater = () => loadWords(kit)
  const prefetchedViews: { current: ViewMap } = { current: {} }
  const prefetchViews = async (name: ViewName): Promise<void> => {
    const [views] = await Promise.all([loadViews(kit, name), loadLater()])
    prefetchedViews.current = { ...prefetchedViews.current, ...views }
  }
  const context = {
    kit,
    actions: guardActions(kit),
    loadLater,
    adoptSheet,
    parts,
    prefetchedViews,
    prefetchConnecting: prefetchOnce(() =>
      Promise.all([kit.prepare(), prefetchViews('ConnectingExternal'), parts.notices.load()]),
    ),
    prefetchPairing: prefetchOnce(() =>
      Promise.all([prefetchViews('ConnectingWalletConnect'), Promise.resolve(kit.feature('pairing'))]),
    ),
  }
  const shell = createShell(kit)
  const prefetch = (event: ShellEvent): void => {
    if (store.get().modal.open) return
    kit.actions.preselectView()
    if (canPrerender(store.get())) shell.dispatch(event)
  }
  const tree = (
    <PorticoReactContext.Provider value={context}>
      <Modal shell={shell} />
    </PorticoReactContext.Provider>
  )
  const render = (): void => root.render(tree)
  // Before the first render, so that there is one.
  if (time) prefetch(time === 'idle' ? 'prefetched' : 'approached')
  if (time === 'idle') {
    // In slices of a few milliseconds, between which the page can do its own work; a click does not wait for the last one.
    startTransition(render)
    stops.push(store.select((state) => state.modal.open, render))
  } else {
    // At once: the visitor's click may be waiting for this.
    flushSync(render)
  }
  return {
    approach: () => prefetch('approached'),
    setActive: shell.setActive,
    isConnected: () => host.isConnected,
    unmount() {
      shell.stop()
      for (const stop of stops) stop()
      // Later, because React refuses to unmount a root while it renders, and an effect of the host may have called us.
      queueMicrotask(() => root.unmount())
      host.remove()
    },
  }
}
