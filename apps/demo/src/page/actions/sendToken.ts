import type { Fact } from '../../results/result.js'
import { type ActionContext, expectHex, localChainOf, recipientOf } from './actionContext.js'
import { waitForReceipt } from './waitForReceipt.js'

const oneCoin = 10n ** 18n
const transferSelector = '0xa9059cbb'

/** Sends one Portico Coin (18 decimals) to a second test account and waits for its block. */
export async function sendToken(context: ActionContext): Promise<readonly Fact[]> {
  const chain = localChainOf(context)
  const to = recipientOf(context)
  const word = (hex: string): string => hex.toLowerCase().padStart(64, '0')
  const data = `${transferSelector}${word(to.slice(2))}${word(oneCoin.toString(16))}`
  const transaction = { from: context.address, to: chain.contracts.coin, data }
  const answer = await context.provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  const hash = expectHex('a transaction hash', answer)
  const sent: readonly Fact[] = [
    ['Sent', `1 PTC to ${to} on ${chain.name}`],
    ['Hash', hash],
  ]
  context.report(sent)
  return [...sent, ...(await waitForReceipt(context, hash))]
}
