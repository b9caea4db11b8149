import { expect, it } from 'vitest'
import { readGasPrices } from './readGasPrices.js'

const gwei = 1_000_000_000n
const hex = (value: bigint | number): string => `0x${value.toString(16)}`

/** A chain whose blocks hold what `rewards` says; empty ones are used to nothing and have the reward 0, as geth answers. */
function chainOf(rewards: readonly (bigint | undefined)[], answers: Record<string, unknown> = {}) {
  const calls: string[] = []
  const history = {
    baseFeePerGas: [...rewards.map(() => hex(gwei)), hex(gwei)],
    gasUsedRatio: rewards.map((reward) => (reward === undefined ? 0 : 0.5)),
    reward: rewards.map((reward) => [hex(reward ?? 0n)]),
  }
  const all: Record<string, unknown> = { eth_feeHistory: history, eth_gasPrice: hex(2n * gwei), ...answers }
  const request = async (method: string): Promise<unknown> => {
    calls.push(method)
    if (all[method] === undefined) throw new Error(`no ${method}`)
    return all[method]
  }
  return { rpc: { request }, calls }
}
const quiet = [...Array.from({ length: 12 }, () => undefined), ...Array.from({ length: 8 }, () => gwei / 10n)]
const empty = Array.from({ length: 20 }, () => undefined)

it('the tip is the usual one of blocks that hold anything: empty ones offer nothing to compare with', async () => {
  const { rpc, calls } = chainOf(quiet)
  expect(await readGasPrices(rpc)).toMatchObject({
    fields: { maxPriorityFeePerGas: gwei / 10n, maxFeePerGas: 2n * gwei + gwei / 10n },
  })
  expect(calls).not.toContain('eth_maxPriorityFeePerGas')
})

it.each([
  ['all blocks are empty', empty],
  ['most were paid no tip', [...Array.from({ length: 19 }, () => 0n), gwei]],
])('the node is asked for a tip that it takes when %s', async (_, rewards) => {
  const { rpc } = chainOf(rewards, { eth_maxPriorityFeePerGas: hex(gwei / 1_000n) })
  expect(await readGasPrices(rpc)).toMatchObject({
    expected: gwei + gwei / 1_000n,
    fields: { maxPriorityFeePerGas: gwei / 1_000n, maxFeePerGas: 2n * gwei + gwei / 1_000n },
  })
})

it('a tip that the node names is capped like any other', async () => {
  const { rpc } = chainOf(empty, { eth_maxPriorityFeePerGas: hex(10_000n * gwei) })
  expect(await readGasPrices(rpc)).toMatchObject({ fields: { maxPriorityFeePerGas: 300n * gwei } })
})

it.each([
  ['does not know the question', {}],
  ['answers nonsense', { eth_maxPriorityFeePerGas: 'none' }],
])('where the node %s, it is what its price has above the base fee', async (_, answers) => {
  const { rpc } = chainOf(empty, { ...answers, eth_gasPrice: hex(gwei + 5n) })
  expect(await readGasPrices(rpc)).toMatchObject({ fields: { maxPriorityFeePerGas: 5n, maxFeePerGas: 2n * gwei + 5n } })
})

it.each([
  ['says so', { eth_maxPriorityFeePerGas: '0x0' }],
  ['names the base fee as its price', { eth_gasPrice: hex(gwei) }],
  ['names no price', { eth_gasPrice: undefined }],
])('a chain may take none: the node %s', async (_, answers) => {
  const { rpc } = chainOf(empty, answers)
  expect(await readGasPrices(rpc)).toMatchObject({ fields: { maxPriorityFeePerGas: 0n, maxFeePerGas: 2n * gwei } })
})

it('a tip that only the node wants is not called high: there is no lower one', async () => {
  const { rpc } = chainOf(empty, { eth_maxPriorityFeePerGas: hex(100n * gwei) })
  expect(await readGasPrices(rpc)).toMatchObject({ isHigh: false })
})

it('empty blocks do not make a fee look high', async () => {
  const { rpc } = chainOf([...Array.from({ length: 19 }, () => undefined), 6n * gwei])
  expect(await readGasPrices(rpc)).toMatchObject({ isHigh: false })
})
