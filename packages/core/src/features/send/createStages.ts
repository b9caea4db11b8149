import { parseCaipAddress } from '@portico/wire'
import { push } from '../../actions/navigate.js'
import { open } from '../../actions/open.js'
import { loadPending } from '../../actions/pendingTransactions.js'
import { refreshBalance } from '../../actions/refreshBalance.js'
import { report } from '../../actions/report.js'
import { showToast } from '../../actions/showToast.js'
import type { Difference } from '../../adapters/transfers.js'
import { currentView } from '../../state/selectors.js'
import type { PendingTransaction } from '../../storage/sendKeys.js'
import { followPending } from './followPending.js'
import type { SendParts } from './sendParts.js'
import type { SentTransfer } from './sendState.js'
import { sendWords } from './sendWords.js'

/** Tells the visitor what became of what they sent, in this visit or an earlier one. */
export function createStages({ ctx, store, patch }: SendParts): { follow(): void } {
  const isShown = (hash: string): boolean => {
    const { stage } = store.get()
    return 'hash' in stage && stage.hash === hash
  }

  function settled(transaction: PendingTransaction, outcome: 'confirmed' | 'reverted'): void {
    const { hash } = transaction
    const { stage } = store.get()
    if (stage.name === 'broadcast' && stage.hash === hash) patch({ stage: { name: outcome, sent: stage.sent, hash } })
    const words = sendWords(ctx)
    if (outcome === 'confirmed') showToast(ctx, { message: words.confirmed })
    else showToast(ctx, { message: words.reverted, variant: 'error' })
    report(ctx, refreshBalance(ctx, { force: true })) // SEND-06
  }

  /** Loud: the wallet did something else than the visitor saw (C13). The view says it; a toast would lie over its words. */
  function altered(transaction: PendingTransaction, differences: readonly Difference[]): void {
    const { hash } = transaction
    const { stage } = store.get()
    const sent = 'hash' in stage && stage.hash === hash ? stage.sent : sentOf(transaction)
    if (!sent) return
    ctx.env.log('error', `Portico: transaction ${hash} is not what was asked for`, differences)
    patch({ stage: { name: 'altered', sent, hash, differences } })
    const view = 'WalletSendProgress'
    if (!ctx.store.get().modal.open) report(ctx, open(ctx, { view }))
    else if (currentView(ctx.store.get()).name !== view) push(ctx, { name: view, data: undefined })
  }

  function slow({ hash }: PendingTransaction): void {
    const { stage } = store.get()
    if (stage.name === 'broadcast' && isShown(hash) && !stage.isSlow) patch({ stage: { ...stage, isSlow: true } })
  }

  /** What was sent in an earlier visit, as far as the browser kept it. */
  function sentOf({ account, contract, symbol, decimals, amount, to }: PendingTransaction): SentTransfer | undefined {
    const parts = parseCaipAddress(account)
    const id = parts && `${parts.namespace}:${parts.reference}`
    const network = ctx.store.get().networks.requested.find(({ caipNetworkId }) => caipNetworkId === id)
    const token = { name: symbol, symbol, decimals, contract }
    return network && { account, network, token, amount: BigInt(amount), receiver: { address: to } }
  }

  const { start } = followPending(ctx, { settled, altered, slow })
  loadPending(ctx)
  start()
  return { follow: start }
}
