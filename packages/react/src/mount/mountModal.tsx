import type { Portico } from '@portico/core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Modal } from '../modal/Modal.js'
import { loadViews } from '../modal/viewChunks.js'
import { PorticoReactContext } from '../reactContext.js'
import { applyLanguage, applyTheme } from './applyTheme.js'
import { loadWords } from './loadWords.js'
import { createShadowHost } from './shadowHost.js'

export type MountedModal = {
  /** Renders what the modal will open on, unseen, so that the click has only to show it. */
  warm(): void
  unmount(): void
}

export type MountModal = (kit: Portico, container: HTMLElement) => MountedModal

/** Puts the modal of a kit into an element: a shadow root with its own React root. */
export function mountModal(kit: Portico, container: HTMLElement): MountedModal {
  const { host, wrapper, loadStyles } = createShadowHost(container)
  const { store } = kit
  applyTheme(host, store.get().theme)
  applyLanguage(wrapper, store.get().language)
  const stops = [
    store.select(
      (state) => state.theme,
      (theme) => applyTheme(host, theme),
    ),
    store.select(
      (state) => state.language,
      (language) => applyLanguage(wrapper, language),
    ),
  ]
  const root = createRoot(wrapper)
  const loadLater = () => Promise.all([loadStyles(), loadWords(kit)])
  const context = {
    kit,
    preload: () => undefined,
    loadLater,
    // Ahead of time a failure is no news: who goes on meets it again, and is told.
    loadPairing: () =>
      void Promise.all([loadViews(kit, 'ConnectingWalletConnect'), loadLater(), kit.feature('pairing')]).catch(
        () => {},
      ),
  }
  let warmth = 0
  const render = (): void =>
    root.render(
      <PorticoReactContext.Provider value={context}>
        <Modal warmth={warmth} />
      </PorticoReactContext.Provider>,
    )
  // At once: the visitor's click may be waiting for this.
  flushSync(render)
  return {
    warm() {
      if (store.get().modal.open) return
      kit.actions.anticipate()
      warmth += 1
      render()
    },
    unmount() {
      for (const stop of stops) stop()
      // Later, because React refuses to unmount a root while it renders, and an effect of the host may have called us.
      queueMicrotask(() => root.unmount())
      host.remove()
    },
  }
}
