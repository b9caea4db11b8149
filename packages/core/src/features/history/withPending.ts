import { parseCaipAddress } from '@portico/wire'
import type { Transaction } from '@portico/wire/http'
import { formatUnits } from '@portico/wire/units'
import { dropPending } from '../../actions/pendingTransactions.js'
import type { PorticoContext } from '../../context.js'
import { createStore, type ReadonlyStore } from '../../state/createStore.js'
import { accountOf } from '../../state/selectors.js'
import type { PendingTransaction } from '../../storage/sendKeys.js'
import type { PagedState } from '../pagedList.js'

type List = PagedState<Transaction>

/** What was sent from here stands on top until the server lists it; then it is dropped (HIST-06). */
export function withPending(ctx: PorticoContext, list: ReadonlyStore<List>): ReadonlyStore<List> {
  const store = createStore(merge(ctx, list.get()), (error) => ctx.env.log('error', 'Portico:', error))
  function update(): void {
    const indexed = settledIn(ctx, list.get())
    if (indexed.size)
      dropPending(ctx, indexed) // comes back here
    else store.update(() => merge(ctx, list.get()))
  }
  ctx.onDestroy(list.subscribe(update))
  ctx.onDestroy(ctx.store.select((state) => state.pending, update))
  return store
}

function merge(ctx: PorticoContext, list: List): List {
  const own = pendingOf(ctx)
  if (list.status !== 'loaded' || !own.length) return list
  const listed = hashesOf(list)
  const added = own.filter(({ hash }) => !listed.has(hash)).map(toTransaction)
  return added.length ? { ...list, items: [...added, ...list.items] } : list
}

function pendingOf(ctx: PorticoContext): readonly PendingTransaction[] {
  const { caipAddress } = accountOf(ctx.store.get())
  return ctx.store.get().pending.filter(({ account }) => account === caipAddress)
}

function settledIn(ctx: PorticoContext, list: List): ReadonlySet<string> {
  const listed = hashesOf(list)
  const settled = pendingOf(ctx).filter(({ hash, status }) => status !== 'pending' && listed.has(hash))
  return new Set(settled.map(({ hash }) => hash))
}

function hashesOf({ items }: List): ReadonlySet<string> {
  return new Set(items.map(({ metadata }) => metadata.hash.toLowerCase()))
}

function toTransaction(pending: PendingTransaction): Transaction {
  const { hash, account, to, contract, amount, symbol, decimals, timestamp, status } = pending
  const parts = parseCaipAddress(account)
  const sender = parts?.address ?? ''
  return {
    id: hash,
    metadata: {
      operationType: 'send',
      hash,
      chain: parts ? `${parts.namespace}:${parts.reference}` : 'eip155:0',
      minedAt: new Date(timestamp).toISOString(),
      sentFrom: sender,
      sentTo: contract ?? to,
      status: status === 'pending' || status === 'confirmed' ? status : 'failed',
    },
    transfers: [
      {
        fungible_info: { symbol, address: contract },
        direction: 'out',
        sender,
        recipient: to,
        quantity: { numeric: formatUnits(BigInt(amount), decimals) },
      },
    ],
  }
}
