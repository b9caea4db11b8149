import type { PorticoContext } from '../context.js'
import type { ModalPlace } from '../slots/modalPlace.js'
import type { Unsubscribe } from '../state/createStore.js'
import { isModalShown } from '../state/selectors.js'
import { report } from './report.js'

/** Claims showing the modal. The first claim shows it, so that there is one dialog; after its release the next one does. */
export function showWith(ctx: PorticoContext, place: ModalPlace): Unsubscribe {
  let isReleased = false
  change(ctx, (places) => void places.push(place))
  const stopIdle = ctx.env.onIdle(() => ctx.places[0] === place && place.prefetch?.('idle'))
  const forgetIdle = ctx.onDestroy(stopIdle)
  return () => {
    if (isReleased) return
    isReleased = true
    forgetIdle()
    stopIdle()
    change(ctx, (places) => void places.splice(places.indexOf(place), 1))
  }
}

function change(ctx: PorticoContext, edit: (places: ModalPlace[]) => void): void {
  const [before] = ctx.places
  edit(ctx.places)
  const [now] = ctx.places
  if (now === before) return
  before?.setActive?.(false)
  if (!now) return
  now.setActive?.(true)
  if (isModalShown(ctx.store.get())) report(ctx, Promise.resolve(now.mount()))
}
