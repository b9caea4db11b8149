import type { PorticoContext } from '../../context.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { pageOf } from './pageOf.js'
import { pairingLimits } from './pairingLimits.js'

/** Whether the visitor left the page for a link that was just opened. Browsers do not say that no app took it: only staying does. */
export function watchLeaving(
  ctx: PorticoContext,
  { isMobile }: { isMobile: boolean },
  onEnd: (outcome: 'left' | 'nothingOpened') => void,
): Unsubscribe {
  const page = ctx.env.eventTarget()
  const { document } = pageOf(ctx.env)
  const onHidden = (): void => void (document?.visibilityState === 'hidden' && end('left'))
  const onLeft = (): void => end('left')
  // On a computer the app comes to the front beside the page, which then merely loses the focus.
  const events = isMobile ? ['pagehide'] : ['pagehide', 'blur']
  const stopTimer = ctx.after(pairingLimits.appSilence, () => end('nothingOpened'))
  for (const event of events) page?.addEventListener(event, onLeft)
  document?.addEventListener('visibilitychange', onHidden)

  function stop(): void {
    stopTimer()
    for (const event of events) page?.removeEventListener(event, onLeft)
    document?.removeEventListener('visibilitychange', onHidden)
  }
  function end(outcome: 'left' | 'nothingOpened'): void {
    stop()
    onEnd(outcome)
  }
  return stop
}
