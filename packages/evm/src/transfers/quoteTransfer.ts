import type { Network, RpcClient, Simulation, Transfer, TransferFee, TransferQuote } from '@portico/core/adapter'
import { fromNode } from '@portico/core/rpc'
import { type Call, callOf, readQuantity, readWord, toHex } from './abi.js'
import { readDataFee } from './readDataFee.js'
import { type GasPrices, readGasPrices } from './readGasPrices.js'
import { transferLimits } from './transferLimits.js'

/** What the fee fields of the transaction will be. */
export type FeeFields = { readonly gas: bigint; readonly prices: GasPrices }

/** What a transfer would cost, and what a node says would happen. */
export async function quoteTransfer(rpc: RpcClient, transfer: Transfer): Promise<TransferQuote> {
  const own = callOf(transfer)
  const { to, value, data } = own
  const call = { from: transfer.from, to, value: toHex(value), ...(data === '0x' ? {} : { data }) }
  const [estimate, answer, prices] = await Promise.all([
    settle(rpc.request('eth_estimateGas', [call])),
    transfer.contract ? settle(rpc.request('eth_call', [call, 'latest'])) : undefined,
    readGasPrices(rpc).catch(() => undefined), // a fee is shown when there is one
  ])
  const used = 'value' in estimate ? readQuantity(estimate.value) : undefined
  const fee =
    used !== undefined && prices ? await readFee(rpc, transfer.network, { call: own, used, prices }) : undefined
  return { fee, simulation: simulationOf(estimate, answer) }
}

async function readFee(
  rpc: RpcClient,
  network: Network,
  { call, used, prices }: { readonly call: Call; readonly used: bigint; readonly prices: GasPrices },
): Promise<TransferFee | undefined> {
  // A plain payment costs what it costs; whatever runs code may find more to do a block later.
  const gas = used === transferLimits.plainGas ? used : (used * transferLimits.gasMargin) / 100n
  const fields: FeeFields = { gas, prices }
  try {
    const data = await readDataFee(rpc, network, { call, fields, used })
    const expected = used * prices.expected + data.expected
    return { expected, most: gas * prices.most + data.most, isHigh: prices.isHigh, raw: fields }
  } catch {
    return undefined // a part of the fee is unknown: a smaller number than the real one would be wrong
  }
}

type Settled = { readonly value: unknown } | { readonly error: unknown }

async function settle(work: Promise<unknown>): Promise<Settled> {
  try {
    return { value: await work }
  } catch (error) {
    return { error }
  }
}

/** A token may refuse by an error or by returning false; one of the USDT kind returns nothing when all is well (SEND-03). */
function simulationOf(estimate: Settled, answer: Settled | undefined): Simulation {
  for (const outcome of [estimate, answer]) {
    if (!outcome || !('error' in outcome)) continue
    const error = fromNode(outcome.error)
    return error.code.startsWith('node/') ? { status: 'refused', error } : { status: 'unavailable' }
  }
  const returned = answer && 'value' in answer ? answer.value : '0x'
  if (returned === '0x' || readWord(returned) === 1n) return { status: 'passed' }
  return readWord(returned) === 0n
    ? { status: 'refused', error: fromNode({ message: 'execution reverted: transfer returned false' }) }
    : { status: 'unavailable' }
}
