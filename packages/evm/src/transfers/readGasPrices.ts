import type { RpcClient } from '@portico/core/adapter'
import { readQuantity, toHex } from './abi.js'
import { transferLimits } from './transferLimits.js'

/** Prices of a unit of gas. `fields` go into the transaction. */
export type GasPrices = {
  readonly expected: bigint
  readonly most: bigint
  readonly isHigh: boolean
  readonly fields:
    | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
    | { readonly gasPrice: bigint }
}

/** From the last blocks where the chain has a base fee, else the node's own price. */
export async function readGasPrices(rpc: RpcClient): Promise<GasPrices | undefined> {
  const [history, price] = await Promise.all([
    rpc.request('eth_feeHistory', [toHex(transferLimits.feeBlocks), 'latest', [50]]).catch(() => undefined), // an older chain does not know it
    rpc.request('eth_gasPrice').catch(() => undefined), // as above, the other way round
  ])
  const gasPrice = readQuantity(price)
  const blocks = readHistory(history)
  if (blocks) return pricesOf(blocks, blocks.tip || (await readTip(rpc, blocks, gasPrice)))
  return gasPrice === undefined
    ? undefined
    : { expected: gasPrice, most: gasPrice, isHigh: false, fields: { gasPrice } }
}

/** What the last blocks tell. */
type History = {
  /** The base fee of the newest block, and of the next. */
  readonly last: bigint
  readonly next: bigint
  readonly tip: bigint
  readonly isHigh: boolean
}

function readHistory(history: unknown): History | undefined {
  const bases = listOf(history, 'baseFeePerGas').map(readQuantity)
  const rewards = listOf(history, 'reward').map((row) => readQuantity(Array.isArray(row) ? row[0] : undefined))
  const ratios = listOf(history, 'gasUsedRatio')
  const next = bases.at(-1)
  if (next === undefined || next === 0n || bases.includes(undefined)) return undefined
  const blocks = bases
    .slice(0, -1)
    .map((base = 0n, index) => ({ base, tip: rewards[index], isEmpty: ratios[index] === 0 }))
  // Nobody paid anything in an empty block; its tip of 0 is no price.
  const used = blocks.filter(({ isEmpty }) => !isEmpty)
  const tip =
    quantile(
      used.map((block) => block.tip).filter((it) => it !== undefined),
      50,
    ) ?? 0n
  const recent = quantile(
    (used.length ? used : blocks).map((block) => block.base + (block.tip ?? 0n)),
    90,
  )
  const isHigh = recent !== undefined && next + tip > recent * transferLimits.highFee
  return { last: blocks.at(-1)?.base ?? next, next, tip, isHigh }
}

/** What the node wants where the blocks name no tip: pools refuse one below their minimum. A chain may want none. */
async function readTip(rpc: RpcClient, { last }: History, gasPrice: bigint | undefined): Promise<bigint> {
  const answer = await rpc.request('eth_maxPriorityFeePerGas').catch(() => undefined) // not every node knows it
  const above = gasPrice !== undefined && gasPrice > last ? gasPrice - last : 0n
  return readQuantity(answer) ?? above
}

function pricesOf({ next, isHigh }: History, usual: bigint): GasPrices {
  const tip = usual < transferLimits.highestTip ? usual : transferLimits.highestTip
  // Twice the base fee survives six full blocks in a row.
  const most = next * 2n + tip
  return { expected: next + tip, most, isHigh, fields: { maxFeePerGas: most, maxPriorityFeePerGas: tip } }
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined // unknown whatever it is
  return Array.isArray(list) ? list.slice(0, transferLimits.feeBlocks + 1) : []
}

function quantile(values: readonly bigint[], percent: number): bigint | undefined {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]
}
