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
  const fromBlocks = readHistory(history)
  if (fromBlocks) return fromBlocks
  const gasPrice = readQuantity(price)
  return gasPrice === undefined
    ? undefined
    : { expected: gasPrice, most: gasPrice, isHigh: false, fields: { gasPrice } }
}

function readHistory(history: unknown): GasPrices | undefined {
  const bases = listOf(history, 'baseFeePerGas').map(readQuantity)
  const rewards = listOf(history, 'reward').map((row) => readQuantity(Array.isArray(row) ? row[0] : undefined))
  const next = bases.at(-1)
  if (next === undefined || next === 0n || bases.includes(undefined)) return undefined
  const tips = rewards.filter((tip) => tip !== undefined)
  const usual = quantile(tips, 50) ?? 0n
  // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint
  const tip = usual < transferLimits.highestTip ? usual : transferLimits.highestTip
  const paid = bases.slice(0, -1).map((base, index) => (base ?? 0n) + (tips[index] ?? 0n))
  const recent = quantile(paid, 90)
  // Twice the base fee survives six full blocks in a row.
  const most = next * 2n + tip
  return {
    expected: next + tip,
    most,
    isHigh: recent !== undefined && next + tip > recent * transferLimits.highFee,
    fields: { maxFeePerGas: most, maxPriorityFeePerGas: tip },
  }
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined // unknown whatever it is
  return Array.isArray(list) ? list.slice(0, transferLimits.feeBlocks + 1) : []
}

function quantile(values: readonly bigint[], percent: number): bigint | undefined {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]
}
