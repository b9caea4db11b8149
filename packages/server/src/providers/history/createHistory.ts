import * as v from 'valibot'
import type { History, ServerNetwork } from '../../deps.js'
import { evmNetworks } from '../chainNumber.js'
import { decodeCursor, encodeCursor } from '../cursor.js'
import { parseEvmAddress } from '../evmAddress.js'
import { perNetwork } from '../perNetwork.js'
import type { HistoryEntry, HistorySource } from './historySource.js'

const pageSize = 50
/** Network → where to go on there; a network that has ended is left out. */
const places = /* @__PURE__ */ v.record(v.string(), v.nullable(v.string()))

type Part = { network: ServerNetwork; entries: readonly HistoryEntry[]; hasMore: boolean; after: string | undefined }

/** All networks in one order of time, page by page; new blocks do not move what was not read yet. */
export function createHistory(sourceOf: (network: ServerNetwork) => HistorySource): History {
  return {
    async historyOf(text, networks, cursor) {
      const address = parseEvmAddress(text)
      if (!address) return { data: [], next: null }
      const from = cursor === undefined ? undefined : decodeCursor(places, cursor)
      const open = evmNetworks(networks).filter(({ chainId }) => !from || chainId in from)
      const parts = await perNetwork(open, async (network): Promise<Part> => {
        const after = from?.[network.chainId] ?? undefined
        return { network, after, ...(await sourceOf(network)(address, network, after)) }
      })

      const limit = parts.length === 1 ? Number.POSITIVE_INFINITY : pageSize
      const taken = newest(parts, limit)
      const next = parts.flatMap(({ network, entries, hasMore, after }) => {
        const mine = entries.filter((entry) => taken.has(entry))
        const hasEnded = mine.length === entries.length && !hasMore
        return hasEnded ? [] : [[network.chainId, mine.at(-1)?.after ?? after ?? null]]
      })
      return {
        data: [...taken].map(({ transaction }) => transaction),
        next: next.length ? encodeCursor(Object.fromEntries(next)) : null,
      }
    },
  }
}

/** The newest of all parts; entries that share their `after` stay together. */
function newest(parts: readonly Part[], limit: number): ReadonlySet<HistoryEntry> {
  const timeOf = ({ transaction }: HistoryEntry) => Date.parse(transaction.metadata.minedAt)
  const all = parts.flatMap(({ entries }, source) => entries.map((entry) => ({ entry, source })))
  all.sort((one, two) => timeOf(two.entry) - timeOf(one.entry))
  const first = all.slice(0, limit)
  const bound = new Set(first.map(({ entry, source }) => `${source} ${entry.after}`))
  return new Set(all.filter(({ entry, source }) => bound.has(`${source} ${entry.after}`)).map(({ entry }) => entry))
}
