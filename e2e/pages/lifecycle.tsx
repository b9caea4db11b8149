import { createPortico } from '@portico/core'
import { PorticoProvider } from '@portico/react'
import { createRoot } from 'react-dom/client'
import { HostApp } from './HostApp.js'
import { readOptions } from './readOptions.js'

/** A page on which a kit comes and goes, as on a site that shows it on one route only. */
export type Lifecycle = {
  /** Creates a kit, shows its page and opens the modal. */
  start(): Promise<void>
  /** Ends both. */
  end(): void
}

const running: { end?: (() => void) | undefined } = {}

globalThis.__lifecycle = {
  async start() {
    const kit = createPortico(readOptions())
    globalThis.__kit = kit
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    root.render(
      <PorticoProvider kit={kit}>
        <HostApp />
      </PorticoProvider>,
    )
    running.end = () => {
      kit.destroy()
      root.unmount()
      place.remove()
    }
    await new Promise(requestAnimationFrame)
    await kit.open()
  },
  end() {
    running.end?.()
    running.end = undefined
    Reflect.deleteProperty(globalThis, '__kit')
  },
}
