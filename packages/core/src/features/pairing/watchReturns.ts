import type { PorticoContext } from '../../context.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { isPageHidden } from '../../utils/isPageHidden.js'
import { pageOf } from './pageOf.js'

/** The visitor is back, or the network is: a phone may have frozen the socket meanwhile. */
export function watchReturns({ env }: PorticoContext, onReturn: () => void): Unsubscribe {
  const page = env.eventTarget()
  const { document } = pageOf(env)
  const onChange = (): void => void (isPageHidden(env) || onReturn())
  const onShow = (event: Event): void => void ((event as PageTransitionEvent).persisted && onReturn()) // undefined on other events
  document?.addEventListener('visibilitychange', onChange)
  page?.addEventListener('pageshow', onShow)
  page?.addEventListener('online', onChange)
  return () => {
    document?.removeEventListener('visibilitychange', onChange)
    page?.removeEventListener('pageshow', onShow)
    page?.removeEventListener('online', onChange)
  }
}
