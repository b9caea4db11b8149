import { PorticoError } from '@portico/core/adapter'
import { createVirtualWallet } from '@portico/testing/wallets'
import type { Eip1193Provider } from '@portico/wire'
import { describe, expect, it } from 'vitest'
import { porticoLocalTwo } from '../networks/localNetworks.js'
import { base } from '../networks/mainnets.js'
import { createFakeEnv } from '../test/createFakeEnv.js'
import { within } from '../test/openPage.js'
import { switchLimits } from './switchLimits.js'
import { switchNetwork } from './switchNetwork.js'

const longEnough = switchLimits.chainChecks * switchLimits.chainCheckPause

describe('switchNetwork', () => {
  it('default: asks by the hexadecimal id', async () => {
    const env = createFakeEnv()
    const wallet = createVirtualWallet({ env, authorized: true, chains: { 31338: {} } })
    await switchNetwork(env, wallet.provider, porticoLocalTwo)
    expect(wallet.chainId).toBe(31338)
    expect(wallet.requests[0]).toMatchObject({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
    expect(wallet.prompts).toBe(1)
  })

  it('[NET-07] adds a chain the wallet does not know, with its own facts', async () => {
    const env = createFakeEnv()
    const wallet = createVirtualWallet({ env, authorized: true })
    await switchNetwork(env, wallet.provider, base)
    expect(wallet.chainId).toBe(8453)
    expect(wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual([
      {
        chainId: '0x2105',
        chainName: 'Base',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://mainnet.base.org'],
        blockExplorerUrls: ['https://basescan.org'],
      },
    ])
  })

  it('[NET-07] asks again when adding did not switch', async () => {
    const env = createFakeEnv()
    const wallet = createVirtualWallet({ env, authorized: true, switchesToAddedChain: false })
    await switchNetwork(env, wallet.provider, porticoLocalTwo)
    expect(wallet.chainId).toBe(31338)
  })

  it.each([
    ['4902', { code: 4902 }],
    ['32603', { code: 32603 }],
    ['5000', { code: 5000 }],
    ['a nested 4902', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['4901', { code: 4901, message: 'The provider is disconnected from the specified chain.' }],
    ['-32603 and nothing else', { code: -32603, message: 'Internal JSON-RPC error.' }],
    ['a message without a code', new Error('Unrecognized chain ID "0x7a6a".')],
    ['a code that nobody knows', { code: -1, message: 'chain not found' }],
  ])('[NET-07] takes %s for an unknown chain', async (_, error) => {
    const { env, asked, provider } = createRefusing(error)
    await switchNetwork(env, provider, porticoLocalTwo)
    expect(asked).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'eth_chainId', 'eth_chainId'])
  })

  it.each([4902, 4901, -32603, 'nested', 'message'] as const)('[NET-07] adds where a wallet says %s', async (says) => {
    const env = createFakeEnv()
    const wallet = createVirtualWallet({
      env,
      authorized: true,
      script: [{ type: 'unknownChain', says, addNeedsExplorer: true }],
    })
    await switchNetwork(env, wallet.provider, porticoLocalTwo)
    expect(wallet.chainId).toBe(31338)
    expect(wallet.prompts).toBe(1)
  })

  it.each([
    ['rpc/resource-unavailable', -32002],
    ['rpc/unauthorized', 4100],
    ['rpc/provider-disconnected', 4900],
  ])('error: %s on switch and on add, as the wallet said', async (code, number) => {
    const env = createFakeEnv()
    for (const on of ['wallet_switchEthereumChain', 'wallet_addEthereumChain']) {
      const wallet = createVirtualWallet({ env, script: [{ type: 'error', on, code: number, message: 'no' }] })
      await expect(switchNetwork(env, wallet.provider, base)).rejects.toMatchObject({ code })
    }
  })

  it('error: network/not-supported keeps what the wallet said as details', async () => {
    const env = createFakeEnv()
    const wallet = createVirtualWallet({
      env,
      script: [{ type: 'unknownChain', says: 'message', addNeedsExplorer: true }],
    })
    const { blockExplorers: _, ...hidden } = porticoLocalTwo
    await expect(switchNetwork(env, wallet.provider, hidden)).rejects.toMatchObject({
      code: 'network/not-supported',
      details: expect.stringContaining('blockExplorerUrls'),
    })
  })

  it('error: rpc/user-rejected, said in words', async () => {
    const error = new Error('User rejected the request.')
    const { env, asked, provider } = createRefusing(error)
    await expect(switchNetwork(env, provider, base)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    expect(asked).toEqual(['wallet_switchEthereumChain'])
  })

  it("[NET-07] [ERR-02~] error: 'Chain is not supported' when it cannot be added", async () => {
    const env = createFakeEnv()
    const wallet = createVirtualWallet({ env, authorized: true, script: [{ type: 'unknownChain', addFails: true }] })
    const failed = switchNetwork(env, wallet.provider, porticoLocalTwo)
    await expect(failed).rejects.toMatchObject({
      code: 'network/not-supported',
      shortMessage: 'Chain is not supported',
      cause: { code: -32603 },
    })
  })

  it('error: rpc/user-rejected on switch and on add', async () => {
    const env = createFakeEnv()
    const known = createVirtualWallet({ env, authorized: true, chains: { 31338: {} }, script: [{ type: 'reject' }] })
    await expect(switchNetwork(env, known.provider, porticoLocalTwo)).rejects.toMatchObject({
      code: 'rpc/user-rejected',
    })
    expect(known.requests).toHaveLength(1)
    const unknown = createVirtualWallet({ env, authorized: true, script: [{ type: 'reject' }] })
    await expect(switchNetwork(env, unknown.provider, base)).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  })

  it('error: a wallet that agrees and stays where it is', async () => {
    const env = createFakeEnv()
    const provider: Eip1193Provider = { request: async ({ method }) => (method === 'eth_chainId' ? '0x1' : null) }
    const failed = within(env, switchNetwork(env, provider, porticoLocalTwo), longEnough)
    await expect(failed).rejects.toMatchObject({ code: 'network/not-supported' })
    expect(env.timers).toBe(0)
  })

  it('behavior: waits for a wallet that reports the new chain a moment later', async () => {
    const env = createFakeEnv()
    let asked = 0
    const provider: Eip1193Provider = {
      async request({ method }) {
        if (method !== 'eth_chainId') return null
        asked += 1
        return asked < 4 ? '0x1' : '0x7a6a'
      },
    }
    await expect(within(env, switchNetwork(env, provider, porticoLocalTwo), longEnough)).resolves.toBeUndefined()
  })

  it('error: other refusals keep their code, and never leave as they came', async () => {
    const env = createFakeEnv()
    const wallet = createVirtualWallet({
      env,
      authorized: true,
      script: [{ type: 'pendingAlready', on: 'wallet_switchEthereumChain' }],
    })
    const failed = switchNetwork(env, wallet.provider, porticoLocalTwo)
    await expect(failed).rejects.toMatchObject({ code: 'rpc/resource-unavailable' })
    await expect(failed).rejects.toBeInstanceOf(PorticoError)
  })
})

function createRefusing(error: unknown) {
  const asked: string[] = []
  const provider: Eip1193Provider = {
    async request({ method }) {
      asked.push(method)
      if (method === 'wallet_switchEthereumChain') throw error
      return method === 'eth_chainId' ? '0x7a6a' : null
    },
  }
  return { env: createFakeEnv(), asked, provider }
}
