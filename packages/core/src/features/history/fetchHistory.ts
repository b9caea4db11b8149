import type { CaipNetworkId } from '@portico/wire'
import { getHistory, type Transaction } from '@portico/wire/http'
import { createResource } from '../../api/resource.js'
import type { PorticoContext } from '../../context.js'
import type { Api } from '../../slots/api.js'
import { isShown } from '../../utils/screenTransaction.js'
import type { Page } from '../pagedList.js'
import { historyLimits } from './historyLimits.js'

export type HistoryQuestion = {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly cursor?: string | undefined
  /** Purchases on their way: nobody wants to see a kept answer (HIST-05). */
  readonly onramp?: 'coinbase' | undefined
}
export type FetchHistoryOptions = { signal?: AbortSignal | undefined; isForced?: boolean | undefined }
export type FetchHistory = (question: HistoryQuestion, options?: FetchHistoryOptions) => Promise<Page<Transaction>>

/** Asks for a page of what an address did; an unsupported network did nothing (API-02). */
export function createFetchHistory(ctx: PorticoContext, api: Api): FetchHistory {
  const pages = createResource(ctx, {
    key: ({ address, chainId, cursor, onramp }: HistoryQuestion) => JSON.stringify([address, chainId, cursor, onramp]),
    lifetime: historyLimits.cache,
    fetch: async ({ address, chainId, cursor, onramp }, signal): Promise<Page<Transaction>> => {
      if (!(await api.isSupported(chainId))) return { items: [], next: undefined }
      const query = { cursor, onramp, chainId }
      const { data, next } = await api.call(getHistory, { path: { account: address }, query, signal })
      return { items: data.filter((transaction) => isShown(transaction, chainId)), next: next ?? undefined }
    },
  })
  return (question, { signal, isForced = false } = {}) =>
    pages.get(question, { signal, isForced: isForced || question.onramp === 'coinbase' })
}
