import type { Fact } from '../../results/result.js'
import { type ActionContext, expectHex, localChainOf, recipientOf } from './actionContext.js'
import { waitForReceipt } from './waitForReceipt.js'

const amount = 10n ** 16n

/** Sends 0.01 ETH to a second test account and waits for its block. */
export async function sendTransaction(context: ActionContext): Promise<readonly Fact[]> {
  const chain = localChainOf(context)
  const to = recipientOf(context)
  const transaction = { from: context.address, to, value: `0x${amount.toString(16)}` }
  const answer = await context.provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  const hash = expectHex('a transaction hash', answer)
  const sent: readonly Fact[] = [
    ['Sent', `0.01 ETH to ${to} on ${chain.name}`],
    ['Hash', hash],
  ]
  context.report(sent)
  return [...sent, ...(await waitForReceipt(context, hash))]
}
