import { fromNode } from '@portico/core/rpc'
import { devnetAccounts, devnetContracts } from '@portico/devnet'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createSendingPage, friend, me } from '../test/sendingPage.js'

const { coin } = devnetContracts
const { chain, network, openTransfers } = createSendingPage()

describe('what the chain refuses', () => {
  const key = privateKeyToAccount(devnetAccounts[5].privateKey)
  const base = { chainId: 31337, to: devnetAccounts[6].address, value: 1n, gas: 21_000n, nonce: 0 } as const
  const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n }

  async function refusal(fields: object): Promise<string> {
    const signed = await key.signTransaction({ ...base, ...fees, ...fields } as never)
    try {
      await chain().request({ method: 'eth_sendRawTransaction' as never, params: [signed] as never }) // not in the list of a test client
    } catch (error) {
      return fromNode(error).code
    }
    return 'taken'
  }

  it.each([
    ['insufficient funds', { value: 10n ** 30n }, 'node/insufficient-funds'],
    ['intrinsic gas too low', { gas: 20_000n }, 'node/intrinsic-gas-too-low'],
    [
      'intrinsic gas too high',
      { gas: 100_000_000_000n, maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n },
      'node/intrinsic-gas-too-high',
    ],
    ['fee cap too low', { maxFeePerGas: 1n, maxPriorityFeePerGas: 0n }, 'node/fee-cap-too-low'],
  ])('[SEND-10] %s', async (_, fields, code) => {
    expect(await refusal(fields)).toBe(code)
  })

  it('[SEND-10] nonce too low', async () => {
    expect(await refusal({})).toBe('taken')
    expect(await refusal({ value: 2n })).toBe('node/nonce-too-low')
  })

  it('[SEND-10] nonce too high', async () => {
    expect(await refusal({ nonce: 1_000 })).toBe('node/nonce-too-high')
  })

  it('[SEND-10] execution reverted', async () => {
    const transfers = await openTransfers()
    const amount = 10n ** 60n
    const quote = await transfers.quote({
      network: network(),
      from: me,
      to: friend,
      contract: coin.address,
      amount,
    })
    expect(quote.simulation).toMatchObject({ status: 'refused', error: { code: 'node/execution-reverted' } })
  })
})
