import { type Network, PorticoError, type RpcClient } from '@portico/core/adapter'
import { type Call, readWord, selectors, word } from './abi.js'
import type { FeeFields } from './quoteTransfer.js'
import { serializeUnsigned } from './serializeUnsigned.js'
import { transferLimits } from './transferLimits.js'

export type DataFee = { readonly expected: bigint; readonly most: bigint }

const none: DataFee = /* @__PURE__ */ Object.freeze({ expected: 0n, most: 0n })

/**
 * What a rollup takes beside gas: for publishing the transaction on its base chain, and for its operator. A node
 * refuses a transaction whose sender cannot pay these too. Rejects when the chain has such fees and no node says them.
 */
export async function readDataFee(
  rpc: RpcClient,
  network: Network,
  { call, fields, used }: { readonly call: Call; readonly fields: FeeFields; readonly used: bigint },
): Promise<DataFee> {
  const oracle = oracleOf(network)
  if (!oracle) return none
  const readOracle = async (data: string): Promise<bigint | undefined> =>
    readWord(await rpc.request('eth_call', [{ to: oracle, data }, 'latest']))
  const operatorFee = (gas: bigint): Promise<bigint | undefined> =>
    readOracle(`${selectors.getOperatorFee}${word(gas)}`).catch(() => undefined) // chains before Isthmus have none
  const [published, usual = 0n, highest = 0n] = await Promise.all([
    readOracle(encodeBytes(selectors.getL1Fee, serializeUnsigned(Number(network.id), call, fields))),
    operatorFee(used),
    operatorFee(fields.gas),
  ])
  if (published === undefined) throw new PorticoError('rpc/bad-answer', { network: network.name })
  return { expected: published + usual, most: (published * transferLimits.dataFeeMargin) / 100n + highest }
}

/** A host's network may be a chain of viem as it is: what it says of contracts is not ours. */
function oracleOf({ contracts }: Network): string | undefined {
  const oracle = contracts?.['gasPriceOracle']
  const address = typeof oracle === 'object' && oracle !== null && 'address' in oracle ? oracle.address : undefined
  return typeof address === 'string' && /^0x[0-9a-f]{40}$/i.test(address) ? address : undefined
}

/** A call with one argument of the type `bytes`. */
function encodeBytes(selector: string, bytes: string): string {
  const length = bytes.length / 2
  return `${selector}${word(32n)}${word(BigInt(length))}${bytes.padEnd(Math.ceil(length / 32) * 64, '0')}`
}
