import { push } from '../../actions/navigate.js'
import { open } from '../../actions/open.js'
import { loadPending, syncPending } from '../../actions/pendingTransactions.js'
import { refreshBalance } from '../../actions/refreshBalance.js'
import { report } from '../../actions/report.js'
import { showToast } from '../../actions/showToast.js'
import type { Difference } from '../../adapters/transfers.js'
import { createChunk } from '../../chunk.js'
import { currentView, isModalShown } from '../../state/selectors.js'
import { type PendingTransaction, sendKeys } from '../../storage/sendKeys.js'
import type { PendingListener } from './followPending.js'
import { networkOf, type SendParts } from './sendParts.js'
import type { SentTransfer } from './sendState.js'
import { readTransfer } from './storedTransfer.js'
import { toastMessages } from './toastMessages.js'

export type Stages = {
  /** Follows what is open. */
  follow(): void
  /** Takes over what other tabs, or an earlier kit of this page, have sent meanwhile. */
  load(): void
  /** Goes from the form or its review to what became of it. */
  show(): void
}

/** Tells the visitor what became of what they sent, in this visit or an earlier one. */
export function createStages({ ctx, store, patch }: SendParts): Stages {
  const settled: PendingListener['settled'] = ({ hash }, { outcome, isCompared = true }) => {
    const { stage } = store.get()
    if (stage.name === 'broadcast' && stage.hash === hash)
      patch({ stage: { name: outcome, sent: stage.sent, hash, isCompared } })
    const words = toastMessages(ctx)
    if (outcome === 'confirmed') showToast(ctx, { message: words.confirmed })
    else showToast(ctx, { message: words.reverted, variant: 'error' })
    report(ctx, refreshBalance(ctx, { force: true })) // SEND-06
  }

  /** Loud: the wallet did something else than the visitor saw (C13). The view says it; a toast would lie over its words. */
  function mismatch(transaction: PendingTransaction, differences: readonly Difference[]): void {
    const { hash } = transaction
    const { stage } = store.get()
    const sent = 'hash' in stage && stage.hash === hash ? stage.sent : sentOf(transaction)
    if (!sent) return
    ctx.env.log('error', `Portico: transaction ${hash} is not what was asked for`, differences)
    patch({ stage: { name: 'mismatch', sent, hash, differences } })
    if (isModalShown(ctx.store.get())) showProgress()
    else report(ctx, open(ctx, { view: 'WalletSendProgress' }))
  }

  const showProgress = (): void => push(ctx, { name: 'WalletSendProgress', data: undefined })

  function slow({ hash }: PendingTransaction): void {
    const { stage } = store.get()
    if (stage.name === 'broadcast' && stage.hash === hash && !stage.isSlow) patch({ stage: { ...stage, isSlow: true } })
  }

  /** What was sent in an earlier visit, as far as the browser kept it. */
  function sentOf(transaction: PendingTransaction): SentTransfer | undefined {
    const network = networkOf(ctx, transaction.account)
    return network && { network, ...readTransfer(transaction) }
  }

  const following = createChunk(async () =>
    (await import('./followPending.js')).followPending(ctx, { settled, mismatch, slow }),
  )
  /** Most forms are opened with nothing under way; what cannot be fetched now is asked for again with the next transfer. */
  function start(): void {
    if (ctx.store.get().pending.some(({ status }) => status === 'pending'))
      report(
        ctx,
        following.run((pending) => pending.start()),
      )
  }
  function load(): void {
    loadPending(ctx)
    start()
  }
  ctx.onDestroy(
    ctx.env.onStorage((key) => {
      if (key !== ctx.storage.nameOf(sendKeys.pendingTransactions)) return
      syncPending(ctx)
      start()
    }),
  )
  load()
  return {
    follow: start,
    load,
    show() {
      const { name } = currentView(ctx.store.get())
      const isAtForm = name === 'WalletSend' || name === 'WalletSendPreview' || name === 'WalletSendSelectToken'
      if (isModalShown(ctx.store.get()) && isAtForm) showProgress()
    },
  }
}
