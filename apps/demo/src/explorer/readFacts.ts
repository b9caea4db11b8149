import { isRecord } from '../options/jsonOptions.js'
import type { ExplorerPath } from './readExplorerPath.js'

export type Fact = readonly [name: string, value: string]
type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Asks the chain's node about a transaction, an address, or the chain itself. */
export async function readFacts(call: Call, path: ExplorerPath): Promise<readonly Fact[]> {
  if (path.kind === 'chain') return [['Latest block', toText(await call('eth_blockNumber', []))]]
  if (path.kind === 'address') {
    const questions = ['eth_getBalance', 'eth_getTransactionCount'].map((method) =>
      call(method, [path.value, 'latest']),
    )
    const [balance, count] = await Promise.all(questions)
    return [
      ['Address', path.value],
      ['Balance in wei', toText(balance)],
      ['Transactions sent', toText(count)],
    ]
  }
  const transaction = await call('eth_getTransactionByHash', [path.value])
  if (!isRecord(transaction)) return [['Transaction', 'The chain does not know it.']]
  const receipt = await call('eth_getTransactionReceipt', [path.value])
  const outcome = isRecord(receipt) ? (receipt['status'] === '0x1' ? 'Confirmed' : 'Reverted') : 'Pending'
  return [
    ['Transaction', path.value],
    ['Outcome', outcome],
    ['From', String(transaction['from'])],
    ['To', String(transaction['to'] ?? 'a new contract')],
    ['Value in wei', toText(transaction['value'])],
    ['Block', toText(transaction['blockNumber'])],
  ]
}

/** Quantities are hexadecimal on the wire. */
function toText(value: unknown): string {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? BigInt(value).toString() : 'none'
}

/** A minimal JSON-RPC call; the playground's chains are on this machine. */
export function createCall(rpcUrl: string): Call {
  return async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const answer: unknown = await response.json()
    return isRecord(answer) ? answer['result'] : undefined
  }
}
