import type { PorticoContext } from '../context.js'
import { pendingLimits } from '../storage/pendingLimits.js'
import { type PendingTransaction, sendKeys } from '../storage/sendKeys.js'

/** Brings what the browser keeps of earlier visits back, less what nobody will ever hear of again. */
export function loadPending(ctx: PorticoContext): void {
  const now = ctx.env.now()
  const kept = known(ctx).filter(({ timestamp, status }) => {
    const age = Math.abs(now - timestamp) // a clock that was set back loses nothing
    return age < (status === 'pending' ? pendingLimits.pendingLifetime : pendingLimits.settledLifetime)
  })
  write(ctx, kept)
}

/** What another tab has written, taken as it is: where it removed the list, there is nothing left. */
export function syncPending(ctx: PorticoContext): void {
  const pending = ctx.storage.get(sendKeys.pendingTransactions) ?? []
  ctx.store.update((state) => ({ ...state, pending }))
}

/** Newest first; the oldest goes when there are too many (HIST-06). */
export function addPending(ctx: PorticoContext, transaction: PendingTransaction): void {
  const others = known(ctx).filter(({ hash }) => hash !== transaction.hash)
  write(ctx, [transaction, ...others].slice(0, pendingLimits.count))
}

export function updatePending(ctx: PorticoContext, hash: string, status: PendingTransaction['status']): void {
  write(
    ctx,
    known(ctx).map((entry) => (entry.hash === hash ? { ...entry, status } : entry)),
  )
}

export function dropPending(ctx: PorticoContext, hashes: ReadonlySet<string>): void {
  write(
    ctx,
    known(ctx).filter(({ hash }) => !hashes.has(hash)),
  )
}

/** What is stored counts, because other tabs write it too; where nothing can be stored, what is in memory. */
function known({ storage, store }: PorticoContext): readonly PendingTransaction[] {
  return storage.get(sendKeys.pendingTransactions) ?? store.get().pending
}

function write(ctx: PorticoContext, pending: readonly PendingTransaction[]): void {
  if (pending.length) ctx.storage.set(sendKeys.pendingTransactions, [...pending])
  else ctx.storage.remove(sendKeys.pendingTransactions)
  if (ctx.isOver()) return // a hash that comes after `destroy` is for the next kit
  ctx.store.update((state) => (state.pending.length || pending.length ? { ...state, pending } : state))
}
