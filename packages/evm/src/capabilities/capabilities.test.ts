import type { AdapterConnection, RpcClient } from '@portico/core/adapter'
import { createVirtualWallet } from '@portico/testing/wallets'
import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { porticoLocal } from '../networks/localNetworks.js'
import { firstAddress } from '../test/testAccounts.js'
import { readBalance } from './balance.js'
import { signMessage } from './signMessage.js'

const rpcOf = (answer: unknown): RpcClient => ({ request: async () => answer })

function connectionOf(provider: AdapterConnection['provider']): AdapterConnection {
  const accounts = [{ namespace: 'eip155', address: firstAddress, type: 'eoa' }] as const
  const wallet = { name: 'Alpha' }
  return {
    namespace: 'eip155',
    connectorId: 'a.b',
    type: 'ANNOUNCED',
    provider,
    network: 'eip155:31337',
    accounts,
    wallet,
  }
}

describe('readBalance', () => {
  it('default', async () => {
    const balance = readBalance(rpcOf('0x1bc16d674ec80001'), { address: firstAddress, network: porticoLocal })
    await expect(balance).resolves.toEqual({ balance: '2.000000000000000001', symbol: 'ETH' })
  })

  it.each([[null], ['0x'], ['12'], [12], ['0xzz'], ['0x'.padEnd(70, 'f')], [{}]])(
    'error: rpc/bad-answer for %j',
    async (answer) => {
      const balance = readBalance(rpcOf(answer), { address: firstAddress, network: porticoLocal })
      await expect(balance).rejects.toMatchObject({ code: 'rpc/bad-answer' })
    },
  )
})

describe('signMessage', () => {
  it.each(['Hello', 'Grüße 🌍 مرحبا', '', '0x1234'])('signs %j as those very characters', async (message) => {
    const wallet = createVirtualWallet({ authorized: true })
    const signature = await signMessage({ connection: connectionOf(wallet.provider), address: firstAddress, message })
    const isValid = await verifyMessage({ address: firstAddress, message, signature: signature as `0x${string}` })
    expect(isValid).toBe(true)
  })

  it('error: rpc/user-rejected', async () => {
    const wallet = createVirtualWallet({ authorized: true, script: [{ type: 'reject' }] })
    const signature = signMessage({ connection: connectionOf(wallet.provider), address: firstAddress, message: 'x' })
    await expect(signature).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  })

  it.each([[null], ['0x'], [`0x${'f'.repeat(128)}`], [`0x${'f'.repeat(131)}`], [7]])(
    'error: connect/bad-answer for %j',
    async (result) => {
      const wallet = createVirtualWallet({ authorized: true, script: [{ type: 'nonsense', result }] })
      const signature = signMessage({ connection: connectionOf(wallet.provider), address: firstAddress, message: 'x' })
      await expect(signature).rejects.toMatchObject({ code: 'connect/bad-answer' })
    },
  )
})
