import { type Address, type Hex, hexToBigInt, isHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { ChainError } from './ChainError.js'
import { callRpc } from './callRpc.js'

export type Transaction = {
  readonly from: Address
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  /** As the site chose; estimated when absent. */
  readonly gas: bigint | undefined
}

/** Fills in nonce, gas and fees, signs, and sends the raw transaction. */
export async function sendTransaction(
  chain: { readonly id: number; readonly rpcUrl: string },
  account: PrivateKeyAccount,
  { from, to, value, data, gas }: Transaction,
): Promise<Hex> {
  const request = async (method: string, params: readonly unknown[]): Promise<bigint> => {
    const answer = await callRpc(chain.rpcUrl, method, params)
    if (!isHex(answer) || answer === '0x') throw new ChainError('unreachable', `no number for ${method}`)
    return hexToBigInt(answer)
  }
  // A node that serves another chain than it should would take a transaction that was meant for this one.
  if ((await request('eth_chainId', [])) !== BigInt(chain.id)) throw new ChainError('unreachable', 'another chain')
  const call = { from, ...(to && { to }), value: `0x${value.toString(16)}`, data }
  const [limit, nonce, tip, block] = await Promise.all([
    gas ?? request('eth_estimateGas', [call]),
    request('eth_getTransactionCount', [from, 'pending']),
    request('eth_maxPriorityFeePerGas', []),
    callRpc(chain.rpcUrl, 'eth_getBlockByNumber', ['latest', false]),
  ])
  const { baseFeePerGas }: { baseFeePerGas?: unknown } = Object(block)
  if (!isHex(baseFeePerGas)) throw new ChainError('unreachable', 'no base fee')
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId: chain.id,
    nonce: Number(nonce),
    gas: limit,
    // Twice the base fee survives six full blocks in a row.
    maxFeePerGas: hexToBigInt(baseFeePerGas) * 2n + tip,
    maxPriorityFeePerGas: tip,
    value,
    data,
    ...(to && { to }),
  })
  const hash = await callRpc(chain.rpcUrl, 'eth_sendRawTransaction', [signed])
  if (!isHex(hash) || hash.length !== 66) throw new ChainError('unreachable', 'no hash')
  return hash
}
