import { isRecord } from '../../options/jsonOptions.js'
import type { Fact } from '../../results/result.js'
import { type ActionContext, ActionError } from './actionContext.js'

const pause = 400
const patience = 60_000

/** Asks the wallet's node until the transaction is in a block. */
export async function waitForReceipt({ provider }: ActionContext, hash: string): Promise<readonly Fact[]> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    if (isRecord(receipt)) {
      return [
        ['Receipt', receipt['status'] === '0x1' ? 'success' : 'reverted'],
        ['Block', String(Number(receipt['blockNumber']))],
      ]
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new ActionError(`The transaction ${hash} is in no block after a minute.`)
}
