import { isStill } from '../../actions/balanceTarget.js'
import { report } from '../../actions/report.js'
import type { Transfer, TransferQuote, Transfers } from '../../adapters/transfers.js'
import { fromNode } from '../../errors/fromNode.js'
import { sendLimits } from './sendLimits.js'
import type { SendParts } from './sendParts.js'
import type { SendWarning } from './sendState.js'

export type Quotes = {
  /** Estimates a moment after the last change. */
  soon(): void
  /** Estimates now; resolves when the form knows. */
  now(): Promise<void>
  cancel(): void
}

/** What sending would cost and do, asked of the operator's node. */
export function createQuotes(parts: SendParts, onWarnings: (warnings: readonly SendWarning[]) => void): Quotes {
  const { ctx, store, patch } = parts
  let run = 0
  let cancelWait = (): void => {}

  function cancel(): void {
    run += 1
    cancelWait()
  }

  async function now(): Promise<void> {
    cancel()
    const own = run
    const target = parts.target()
    const { token, amount, receiver, problems } = store.get()
    if (!target || !token) return
    const isWhole = amount !== undefined && receiver !== undefined && (!problems.amount || problems.amount === 'fee')
    const transfer: Transfer = {
      network: target.network,
      from: target.address,
      to: receiver?.address ?? target.address,
      contract: token.contract,
      amount: isWhole ? amount : 0n,
    }
    patch({ isEstimating: true, simulation: isWhole ? 'running' : 'idle' })
    const { quote, feeFor } = await askFor(await parts.transfers(), transfer)
    if (own !== run || !isStill(ctx, target)) return
    patch({
      isEstimating: false,
      fee: quote.fee,
      feeFor,
      simulation: isWhole ? quote.simulation.status : 'idle',
    })
    onWarnings(warningsOf(quote, isWhole))
    // "Max" has followed this fee: what is left to send has none yet. In the review it only becomes less.
    if (isWhole && store.get().stage.name === 'review' && store.get().amount !== amount) await now()
  }

  return {
    now,
    cancel,
    soon() {
      cancel()
      if (store.get().token) cancelWait = ctx.after(sendLimits.quoteDelay, () => report(ctx, now()))
    },
  }
}

type Answer = { readonly quote: TransferQuote; readonly feeFor: Transfer }

/** An amount that cannot be paid for has no fee either; what nothing at all costs is about the same. */
async function askFor(transfers: Transfers, transfer: Transfer): Promise<Answer> {
  try {
    const quote = await transfers.quote(transfer)
    if (quote.fee || transfer.amount === 0n) return { quote, feeFor: transfer }
    const nothing = { ...transfer, amount: 0n }
    const { fee } = await transfers.quote(nothing)
    return { quote: { ...quote, fee }, feeFor: nothing }
  } catch {
    return { quote: { simulation: { status: 'unavailable' } }, feeFor: transfer } // no node answers: the view says so
  }
}

function warningsOf({ fee, simulation }: TransferQuote, isWhole: boolean): readonly SendWarning[] {
  const warnings: SendWarning[] = []
  if (fee?.isHigh) warnings.push({ code: 'highFee' })
  if (isWhole && simulation.status === 'refused') {
    warnings.push({ code: 'willFail', error: fromNode(simulation.error).code })
  }
  return warnings
}
