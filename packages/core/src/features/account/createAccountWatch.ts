import { balanceTarget } from '../../actions/balanceTarget.js'
import { report } from '../../actions/report.js'
import type { PorticoContext } from '../../context.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { pollWhileVisible } from '../pollWhileVisible.js'
import { accountLimits } from './accountLimits.js'
import { refreshPortfolio } from './refreshPortfolio.js'

/** Keeps the balance of the account in use fresh while somebody looks at it. */
export type AccountWatch = { watch(): Unsubscribe }

export function createAccountWatch(ctx: PorticoContext): AccountWatch {
  const refresh = async (maxAge?: number): Promise<'done' | 'failed' | 'away'> => {
    const target = balanceTarget(ctx)
    return target && ctx.api ? refreshPortfolio(ctx, ctx.api, target, { force: false, maxAge }) : 'done'
  }
  return {
    watch() {
      report(ctx, refresh())
      const stop = pollWhileVisible(ctx, accountLimits.balancePoll, async () => {
        // A server that says that it is busy is left alone; the visitor may still ask.
        if ((await refresh(0)) === 'away') stop()
      })
      return stop
    },
  }
}
