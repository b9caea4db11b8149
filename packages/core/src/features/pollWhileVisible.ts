import { report } from '../actions/report.js'
import type { PorticoContext } from '../context.js'
import type { Unsubscribe } from '../state/createStore.js'
import { isPageHidden } from '../utils/isPageHidden.js'

/** Runs something again and again, `ms` after it was done; waits while the tab is hidden and goes on when it is seen again. */
export function pollWhileVisible(ctx: PorticoContext, ms: number, run: () => Promise<unknown>): Unsubscribe {
  const page = ctx.env.eventTarget()
  let isOver = false
  let isRunning = false
  let cancel: Unsubscribe = () => {}

  function wait(): void {
    isRunning = false
    if (!isOver) cancel = ctx.after(ms, tick)
  }
  function tick(): void {
    if (isOver || isRunning || isPageHidden(ctx.env)) return
    isRunning = true
    report(ctx, run().finally(wait))
  }
  function onVisible(): void {
    if (isPageHidden(ctx.env)) return
    cancel()
    tick()
  }

  // Bubbles from the document.
  page?.addEventListener('visibilitychange', onVisible)
  wait()
  return () => {
    isOver = true
    cancel()
    page?.removeEventListener('visibilitychange', onVisible)
  }
}
