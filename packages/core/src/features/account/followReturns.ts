import { refreshBalance } from '../../actions/refreshBalance.js'
import { report } from '../../actions/report.js'
import type { PorticoContext } from '../../context.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { accountLimits } from './accountLimits.js'

/** Whoever comes back to the page, from a wallet's window or another tab, sees what happened meanwhile. */
export function followReturns(ctx: PorticoContext): Unsubscribe {
  const page = ctx.env.eventTarget()
  const onFocus = (): void => report(ctx, refreshBalance(ctx, { maxAge: accountLimits.returnAge }))
  page?.addEventListener('focus', onFocus)
  return () => page?.removeEventListener('focus', onFocus)
}
