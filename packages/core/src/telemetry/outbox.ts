import type { PorticoEvent } from './events.js'

export type Outbox = {
  put(event: PorticoEvent): void
  /** Hands over what waits, and everything that comes, once the visitor has acted. */
  deliverTo(send: (event: PorticoEvent) => void): void
}

const kept = 50

/** Where events wait until the visitor acts: before that nothing leaves the page, and the code that sends is not even fetched. */
export function createOutbox(onActed: () => void): Outbox {
  let waiting: PorticoEvent[] = []
  let hasActed = false
  let send: ((event: PorticoEvent) => void) | undefined
  const flush = (): void => {
    if (!send || !hasActed) return
    const ready = waiting
    waiting = []
    ready.forEach(send)
  }
  return {
    put(event) {
      waiting = [...waiting, event].slice(-kept)
      hasActed ||= isAct(event)
      if (hasActed && !send) onActed()
      flush()
    },
    deliverTo(next) {
      send = next
      flush()
    },
  }
}

/** Not what happens by itself, with every page that carries a kit, and no fault. */
function isAct({ data }: PorticoEvent): boolean {
  return data.event !== 'MODAL_CREATED' && data.event !== 'INITIALIZE' && !data.event.endsWith('_ERROR')
}
