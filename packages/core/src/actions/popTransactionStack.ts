import type { PorticoContext } from '../context.js'
import type { TransactionEntry } from '../state/state.js'
import type { ViewEntry } from '../views.js'
import { close } from './close.js'
import { goBack, goBackToIndex, reset } from './navigate.js'

/** Says what follows a flow that is about to start. */
export function pushTransaction(ctx: PorticoContext, entry: TransactionEntry): void {
  setTransactions(ctx, (entries) => [...entries, entry])
}

/** Ends the flow on top: cancelled it goes back, done it goes where its entry says; then its callback (ROUTE-09, ROUTE-10). */
export function popTransactionStack(ctx: PorticoContext, outcome: 'cancel' | 'success'): void {
  const entry = ctx.store.get().router.transactions.at(-1)
  if (!entry) return
  setTransactions(ctx, (entries) => entries.slice(0, -1))
  if (outcome === 'cancel') {
    goBack(ctx)
    entry.onCancel?.()
    return
  }
  if (entry.goBack) goBack(ctx)
  else if (entry.replace) leaveSignIn(ctx)
  else if (entry.view) reset(ctx, { name: entry.view, data: undefined } as ViewEntry) // entries name views that need no data
  entry.onSuccess?.()
}

/** Takes an entry out, wherever it is: its flow ended without an outcome. */
export function dropTransaction(ctx: PorticoContext, entry: TransactionEntry): void {
  setTransactions(ctx, (entries) => entries.filter((other) => other !== entry))
}

/** Back to before ConnectingSiwe, or out when there is nothing before it. */
function leaveSignIn(ctx: PorticoContext): void {
  const index = ctx.store.get().router.stack.findIndex((view) => view.name === 'ConnectingSiwe')
  if (index > 0) {
    goBackToIndex(ctx, index - 1)
    return
  }
  close(ctx, { force: true })
  reset(ctx, { name: 'Connect', data: undefined })
}

function setTransactions(
  ctx: PorticoContext,
  recipe: (entries: readonly TransactionEntry[]) => readonly TransactionEntry[],
): void {
  ctx.store.update((state) => ({
    ...state,
    router: { ...state.router, transactions: recipe(state.router.transactions) },
  }))
}
