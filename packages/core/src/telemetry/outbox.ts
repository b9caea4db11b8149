import type { PorticoEvent } from './events.js'

export type Outbox = {
  put(event: PorticoEvent): void
  /** Hands over what waits, and everything that comes. */
  deliverTo(send: (event: PorticoEvent) => void): void
}

const kept = 50

/** Where events wait for the code that sends them: it comes once the visitor has acted, and not before. */
export function createOutbox(onActed: () => void): Outbox {
  let waiting: PorticoEvent[] = []
  let send: ((event: PorticoEvent) => void) | undefined
  return {
    put(event) {
      if (send) return send(event)
      waiting = [...waiting, event].slice(-kept)
      // These two happen by themselves, with every page that carries a kit.
      if (event.data.event !== 'MODAL_CREATED' && event.data.event !== 'INITIALIZE') onActed()
    },
    deliverTo(next) {
      send = next
      waiting.forEach(next)
      waiting = []
    },
  }
}
