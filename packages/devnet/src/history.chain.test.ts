import { createPublicClient, erc20Abi, http, isAddressEqual, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devnetAccounts } from './devnetAccounts.js'
import { devnetChains } from './devnetChains.js'
import { devnetContracts } from './devnetContracts.js'
import { type Devnet, startDevnet } from './startDevnet.js'

const [{ address: me }] = devnetAccounts
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [{ ...devnetChains[0], port: 0 }], quiet: true })
}, 60_000)
afterAll(() => devnet.stop())

const reader = () => createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl ?? '') })

it('the past reaches over months and ends now', async () => {
  const { number, timestamp } = await reader().getBlock()
  const blocks = await Promise.all(
    Array.from({ length: Number(number) }, (_, n) =>
      reader().getBlock({ blockNumber: BigInt(n), includeTransactions: true }),
    ),
  )
  const mine = blocks.filter(({ transactions }) => transactions.some(({ from }) => isAddressEqual(from, me)))
  const months = new Set(mine.map((block) => new Date(Number(block.timestamp) * 1000).toISOString().slice(0, 7)))
  expect(months.size).toBeGreaterThanOrEqual(4)
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(120)
})

it('holds what a filter must catch: a lure and transfers of nothing', async () => {
  const { lure, coin } = devnetContracts
  expect(await reader().readContract({ ...lure, functionName: 'balanceOf', args: [me] })).toBe(1n)
  const logs = await reader().getLogs({ address: coin.address, fromBlock: 0n })
  const poison = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs }).filter(({ args }) => args.value === 0n)
  expect(poison).toHaveLength(2)
  expect(poison.every(({ args }) => isAddressEqual(args.from, me))).toBe(true)
})

it('many reads go in one call, and one that fails spoils no other', async () => {
  const { multicall, coin, tiles, badges } = devnetContracts
  const results = await reader().multicall({
    multicallAddress: multicall.address,
    contracts: [
      { ...coin, functionName: 'balanceOf', args: [me] },
      { ...tiles, functionName: 'ownerOf', args: [9_999n] },
      { ...multicall, functionName: 'getEthBalance', args: [me] },
      { ...badges, functionName: 'balanceOf', args: [me, 3n] },
    ],
  })
  expect(results.map(({ result }) => result)).toEqual([10n ** 21n, undefined, 10n ** 22n, 3n])
})
