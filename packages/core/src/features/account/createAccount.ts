import { balanceTarget } from '../../actions/balanceTarget.js'
import { report } from '../../actions/report.js'
import type { Chunk } from '../../chunk.js'
import type { PorticoContext } from '../../context.js'
import type { Api } from '../../slots/api.js'
import type { AccountSlot } from '../../slots/slots.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { pollWhileVisible } from '../pollWhileVisible.js'
import { accountLimits } from './accountLimits.js'
import { followReturns } from './followReturns.js'
import { type RefreshPortfolioReturnType, refreshPortfolio } from './refreshPortfolio.js'
import { syncIdentity } from './syncIdentity.js'

/** What the operator's server knows about the account in use; its state is in the kit's. */
export type Account = AccountSlot & {
  /** Keeps the balance of the account in use fresh while somebody looks at it. */
  watch(): Unsubscribe
}

export function createAccount(ctx: PorticoContext, server: Chunk<Api>): Account {
  ctx.onDestroy(followReturns(ctx))
  const refresh = async (maxAge?: number): Promise<RefreshPortfolioReturnType> => {
    const target = balanceTarget(ctx)
    return target ? refreshPortfolio(ctx, server, target, { force: false, maxAge }) : 'done'
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
    async refreshPortfolio({ namespace, ...parameters }) {
      const target = balanceTarget(ctx, namespace)
      if (target) await refreshPortfolio(ctx, server, target, parameters)
    },
    async syncIdentity(namespace) {
      const target = balanceTarget(ctx, namespace)
      if (target) await syncIdentity(ctx, server, target)
    },
  }
}
