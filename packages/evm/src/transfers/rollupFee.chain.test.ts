import { placeGasPriceOracle } from '@portico/devnet'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { opStackContracts } from '../networks/oracles.js'
import { createSendingPage, friend, me, patience } from '../test/sendingPage.js'

const { address: oracle } = opStackContracts.gasPriceOracle
const { chain, location, network, openForm, openKit, openTransfers } = createSendingPage()
let abi: Awaited<ReturnType<typeof placeGasPriceOracle>>

beforeAll(async () => {
  abi = await placeGasPriceOracle(location(), oracle)
}, 60_000)

/** What the data of a transaction costs, half as much again as when the fee was estimated. */
async function priceOf(bytes: `0x${string}`): Promise<bigint> {
  const fee = await chain().readContract({ address: oracle, abi, functionName: 'getL1Fee', args: [bytes] })
  return (fee * 3n) / 2n
}

describe('a rollup of the OP stack', () => {
  it('its fees beside gas are counted, with a margin, and only there', async () => {
    const transfers = await openTransfers()
    const transfer = { network: network(), from: me, to: friend, amount: 1n }
    const plain = (await transfers.quote(transfer)).fee
    const rollup = (await transfers.quote({ ...transfer, network: { ...network(), contracts: opStackContracts } })).fee
    const expected = (rollup?.expected ?? 0n) - (plain?.expected ?? 0n)
    const most = (rollup?.most ?? 0n) - (plain?.most ?? 0n)
    // About 50 bytes of 5,000 gwei each, and the operator's 3,000 gwei.
    expect(expected).toBeGreaterThan(200_000_000_000_000n)
    expect(most).toBeGreaterThan((expected * 19n) / 10n)
  })

  it('without an answer of its oracle the fee is not known, rather than too low', async () => {
    const transfers = await openTransfers()
    const contracts = { gasPriceOracle: { address: friend } }
    const quote = await transfers.quote({ network: { ...network(), contracts }, from: me, to: friend, amount: 1n })
    expect(quote).toMatchObject({ fee: undefined, simulation: { status: 'passed' } })
  })

  it('max goes through where the node wants the fee for the data too', async () => {
    const snapshot = await chain().snapshot()
    const { kit, wallet } = await openKit(undefined, undefined, { contracts: opStackContracts })
    const { request } = wallet.provider
    wallet.provider.request = async (asked) => {
      const { method, params } = asked as { method: string; params: [Record<string, `0x${string}`>] }
      if (method !== 'eth_sendTransaction') return request.call(wallet.provider, asked)
      const { value = '0x0', gas = '0x0', maxFeePerGas = '0x0' } = params[0]
      const want = BigInt(value) + BigInt(gas) * BigInt(maxFeePerGas) + (await priceOf(`0x${'01'.repeat(50)}`))
      if ((await chain().getBalance({ address: me })) < want)
        throw Object.assign(new Error('insufficient funds for gas * price + value'), { code: -32000 })
      return request.call(wallet.provider, asked)
    }
    const send = await openForm(kit)
    send.setToken({})
    send.setReceiver(friend)
    send.setMax()
    await vi.waitFor(() => expect(send.store.get().amount).toBeGreaterThan(0n), patience)
    await vi.waitFor(() => expect(send.store.get().isEstimating).toBe(false), patience)
    await send.review()
    expect(send.store.get().problems.amount).toBeUndefined()
    await send.send()
    await chain().revert({ id: snapshot })
  })
})
