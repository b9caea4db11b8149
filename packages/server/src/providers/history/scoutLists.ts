import type { ServerNetwork } from '../../deps.js'
import type { Scout } from '../blockscout/createScout.js'
import {
  type PageParameters,
  type ScoutTransaction,
  type ScoutTransfer,
  scoutPage,
  scoutTransaction,
  scoutTransfer,
} from '../blockscout/shapes.js'
import type { EvmAddress } from '../evmAddress.js'

/** Everything that one transaction did to the address, as two lists tell it. */
export type ScoutGroup = {
  readonly hash: string
  readonly block: number
  readonly time: number
  readonly transaction: ScoutTransaction | undefined
  readonly transfers: readonly ScoutTransfer[]
}
/** Where each list is, and the block below which nothing was told yet. */
export type ScoutPlace = {
  readonly transactions: PageParameters | null
  readonly transfers: PageParameters | null
  readonly below: number | null
}
type Item = { readonly hash: string; readonly block: number; readonly time: number }
type List<Entry> = {
  readonly items: readonly (Item & { entry: Entry })[]
  /** Of the page that the last item is on. */
  readonly parameters: PageParameters | null
  readonly next: PageParameters | null
}

/** A busy block may fill a page: so often the next one is fetched to see its end. */
const pagesAtOnce = 4

/**
 * Two lists of a Blockscout instance, transactions and token transfers, told as one. What lies below the end of either
 * page is kept back: the other list may still have something to say about it.
 */
export async function readScoutGroups(
  scout: Scout,
  network: ServerNetwork,
  address: EvmAddress,
  place: ScoutPlace,
): Promise<{ groups: readonly ScoutGroup[]; next: ScoutPlace | null }> {
  const below = place.below ?? Number.POSITIVE_INFINITY
  const [transactions, transfers] = await Promise.all([
    readList(place.transactions, below, async (parameters) => {
      const page = await scout.get(network, address, '/transactions', scoutPage(scoutTransaction), parameters)
      return { items: (page?.items ?? []).flatMap(transactionItem), next: page?.next_page_params ?? null }
    }),
    readList(place.transfers, below, async (parameters) => {
      const page = await scout.get(network, address, '/token-transfers', scoutPage(scoutTransfer), parameters)
      return { items: (page?.items ?? []).flatMap(transferItem), next: page?.next_page_params ?? null }
    }),
  ])

  const end = Math.max(horizonOf(transactions), horizonOf(transfers))
  const isOneBlock = [...transactions.items, ...transfers.items].every(({ block }) => block <= end)
  // A block longer than all those pages is told as far as it was seen, rather than never.
  const horizon = isOneBlock ? end - 1 : end
  const told = <Entry>(list: List<Entry>) => list.items.filter(({ block }) => block > horizon)
  const groups = groupsOf(told(transactions), told(transfers))
  const lowest = groups.at(-1)?.block
  const hasMore = [transactions, transfers].some((list) => list.next || list.items.length > told<unknown>(list).length)
  if (!hasMore || lowest === undefined) return { groups, next: null }
  const placeIn = <Entry>(list: List<Entry>) =>
    list.next && told(list).length === list.items.length ? list.next : list.parameters
  return { groups, next: { transactions: placeIn(transactions), transfers: placeIn(transfers), below: lowest } }
}

/** At least one block from its first item to its last, if the list has as much. */
async function readList<Entry>(
  start: PageParameters | null,
  below: number,
  load: (parameters: PageParameters | undefined) => Promise<{ items: List<Entry>['items']; next: List<Entry>['next'] }>,
): Promise<List<Entry>> {
  let list: List<Entry> = { items: [], parameters: start, next: start }
  for (let pages = 0; pages < pagesAtOnce; pages += 1) {
    const page = await load(list.next ?? undefined)
    const fresh = page.items.filter(({ block }) => block < below)
    const parameters = list.items.length ? list.parameters : list.next
    list = { items: [...list.items, ...fresh], parameters, next: page.next }
    if (!page.next || new Set(list.items.map(({ block }) => block)).size > 1) break
  }
  return list
}

/** The block that the list may not have told to its end. */
function horizonOf({ items, next }: List<unknown>): number {
  return next ? (items.at(-1)?.block ?? Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY
}

function groupsOf(
  transactions: List<ScoutTransaction>['items'],
  transfers: List<ScoutTransfer>['items'],
): ScoutGroup[] {
  const groups = new Map<string, ScoutGroup>()
  for (const { entry, ...item } of transactions) groups.set(item.hash, { ...item, transaction: entry, transfers: [] })
  for (const { entry, ...item } of transfers) {
    const group = groups.get(item.hash) ?? { ...item, transaction: undefined, transfers: [] }
    groups.set(item.hash, { ...group, transfers: [...group.transfers, entry] })
  }
  return [...groups.values()].sort((one, two) => two.block - one.block)
}

/** What is not in a block yet is not history yet. */
function transactionItem(entry: ScoutTransaction): (Item & { entry: ScoutTransaction })[] {
  const block = entry.block_number ?? entry.block
  return block != null && entry.timestamp != null ? [{ hash: entry.hash, block, time: entry.timestamp, entry }] : []
}

function transferItem(entry: ScoutTransfer): (Item & { entry: ScoutTransfer })[] {
  const { block_number: block, timestamp: time } = entry
  const hash = entry.transaction_hash ?? entry.tx_hash
  return block != null && time != null && hash ? [{ hash, block, time, entry }] : []
}
