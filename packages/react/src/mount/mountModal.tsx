import type { Portico } from '@portico/core'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Modal } from '../modal/Modal.js'
import { PorticoReactContext } from '../reactContext.js'
import { applyLanguage, applyTheme } from './applyTheme.js'
import { createShadowHost } from './shadowHost.js'

/** Puts the modal of a kit into an element: a shadow root with its own React root. Returns what takes it away again. */
export function mountModal(kit: Portico, container: HTMLElement): () => void {
  const { host, wrapper } = createShadowHost(container)
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
  // At once: the visitor's click is waiting for this.
  flushSync(() =>
    root.render(
      <PorticoReactContext.Provider value={{ kit, preload: () => undefined }}>
        <Modal />
      </PorticoReactContext.Provider>,
    ),
  )
  return () => {
    for (const stop of stops) stop()
    // Later, because React refuses to unmount a root while it renders, and an effect of the host may have called us.
    queueMicrotask(() => root.unmount())
    host.remove()
  }
}
