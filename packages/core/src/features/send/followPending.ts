import { parseCaipAddress } from '@portico/wire'
import { dropPending, updatePending } from '../../actions/pendingTransactions.js'
import type { Broadcast, Difference, Transfer } from '../../adapters/transfers.js'
import type { PorticoContext } from '../../context.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { pendingLimits } from '../../storage/pendingLimits.js'
import type { PendingTransaction } from '../../storage/sendKeys.js'
import { pollWhileVisible } from '../pollWhileVisible.js'
import { sendLimits } from './sendLimits.js'
import { networkOf, transfersOf } from './sendParts.js'

export type PendingListener = {
  settled(transaction: PendingTransaction, found: Broadcast & { readonly outcome: 'confirmed' | 'reverted' }): void
  mismatch(transaction: PendingTransaction, differences: readonly Difference[]): void
  /** No node has heard of it for long. */
  slow(transaction: PendingTransaction): void
}

/** Follows what was sent to its receipt, as long as anything is open; one that is older is asked for less often. */
export function followPending(ctx: PorticoContext, listener: PendingListener): { start(): void } {
  const asked = new Map<string, number>()
  let stop: Unsubscribe | undefined

  const open = (): readonly PendingTransaction[] => ctx.store.get().pending.filter(({ status }) => status === 'pending')

  async function poll(): Promise<void> {
    const now = ctx.env.now()
    const due = open().filter(({ hash, timestamp }) => {
      const pause = Math.max(sendLimits.follow, (now - timestamp) / 20)
      return now - (asked.get(hash) ?? 0) >= Math.min(pause, sendLimits.unknown)
    })
    await Promise.all(
      due.map(async (transaction) => {
        asked.set(transaction.hash, now)
        await checkTransaction(transaction)
      }),
    )
    if (open().length) return
    stop?.()
    stop = undefined
  }

  async function checkTransaction(transaction: PendingTransaction): Promise<void> {
    try {
      const found = await inspect(ctx, transaction)
      if (!found || ctx.isOver()) return
      if (found.differences.length) {
        updatePending(ctx, transaction.hash, 'mismatch')
        listener.mismatch(transaction, found.differences)
      } else if (found.outcome !== 'pending') {
        updatePending(ctx, transaction.hash, found.outcome)
        listener.settled(transaction, { ...found, outcome: found.outcome })
      } else if (!found.isKnown) notFound(transaction)
    } catch {
      notFound(transaction) // no node answers: the next look may find one
    }
  }

  function notFound(transaction: PendingTransaction): void {
    const age = ctx.env.now() - transaction.timestamp
    if (age >= pendingLimits.pendingLifetime) dropPending(ctx, new Set([transaction.hash]))
    else if (age >= sendLimits.unknown) listener.slow(transaction)
  }

  ctx.onDestroy(() => stop?.())
  return {
    start() {
      if (open().length) stop ??= pollWhileVisible(ctx, sendLimits.follow, poll)
    },
  }
}

/** On its own chain; a hash that is unknown there is looked for on the other chains of the site, where it has no business. */
async function inspect(
  ctx: PorticoContext,
  { hash, account, to, contract, amount }: PendingTransaction,
): Promise<Broadcast | undefined> {
  const parts = parseCaipAddress(account)
  const load = parts && transfersOf(ctx, parts.namespace)
  if (!parts || !load) return undefined
  const network = networkOf(ctx, account)
  if (!network) return undefined
  const transfers = await load()
  const transfer: Transfer = { network, from: parts.address, to, contract, amount: BigInt(amount) }
  const own = await transfers.inspect({ transfer, hash })
  if (own.isKnown) return own
  for (const other of ctx.store.get().networks.requested) {
    if (other === network || other.chainNamespace !== parts.namespace) continue
    const there = await transfers.inspect({ transfer: { ...transfer, network: other }, hash }).catch(() => undefined)
    if (!there?.isKnown) continue
    const moved: Difference = { field: 'chain', asked: String(network.id), found: String(other.id) }
    return { ...there, differences: [moved, ...there.differences] }
  }
  return own
}
