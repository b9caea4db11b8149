import type { Transaction } from '@portico/wire/http'
import { report } from '../../actions/report.js'
import { showToast } from '../../actions/showToast.js'
import type { PorticoContext } from '../../context.js'
import { toastsEn } from '../../i18n/messages/toastsEn.js'
import type { Api } from '../../slots/api.js'
import { accountOf } from '../../state/selectors.js'
import { track } from '../../telemetry/track.js'
import { createPagedList } from '../createPagedList.js'
import type { PagedList } from '../pagedList.js'
import { pollWhileVisible } from '../pollWhileVisible.js'
import { createFetchHistory, type FetchHistory } from './fetchHistory.js'
import { historyLimits } from './historyLimits.js'
import { withPending } from './withPending.js'

export type History = PagedList<Transaction> & {
  /** One page, for whoever waits for a certain transaction. */
  readonly fetch: FetchHistory
}

/** What the account in use did. While somebody watches, new entries come by themselves. */
export function createHistory(ctx: PorticoContext, api: Api): History {
  const fetch = createFetchHistory(ctx, api)
  const about = (cursor: string | undefined) => {
    const { address, preferredAccountTypes } = accountOf(ctx.store.get())
    const isSmartAccount = preferredAccountTypes?.eip155 === 'smartAccount'
    return { ...(address && { address }), projectId: ctx.projectId, cursor, isSmartAccount }
  }
  const list = createPagedList<Transaction>(ctx, {
    idOf: ({ id }) => id,
    async fetchPage({ target, cursor, ...options }) {
      if (target.namespace !== 'eip155') return { items: [], next: undefined } // ACCOUNT-06
      return fetch({ address: target.address, chainId: target.network.caipNetworkId, cursor }, options)
    },
    onFailure(_error, cursor) {
      const message = (ctx.store.get().language.messages?.toasts ?? toastsEn).activityFailed
      showToast(ctx, { message, variant: 'error' }) // HIST-03
      track(ctx, { event: 'ERROR_FETCH_TRANSACTIONS', properties: about(cursor) })
    },
  })
  return {
    ...list,
    store: withPending(ctx, list.store),
    fetch,
    watch() {
      const ends = [
        list.watch(),
        pollWhileVisible(ctx, historyLimits.poll, list.refresh),
        // Money moved: what moved it is there, or will be in a moment.
        ctx.store.select(
          (state) => accountOf(state).balance,
          () => report(ctx, list.refresh()),
        ),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    async loadMore() {
      const { next, more } = list.store.get()
      if (next && more !== 'loading') track(ctx, { event: 'LOAD_MORE_TRANSACTIONS', properties: about(next) })
      await list.loadMore()
    },
  }
}
