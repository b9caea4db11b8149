import { describe, expect, it } from 'vitest'
import type { UnknownChainAnswer } from '../../script.js'
import { createVirtualWallet } from '../createVirtualWallet.js'
import { recordEvents } from '../recordEvents.js'

const switchTo = (chainId: unknown) => ({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
const chain = {
  chainId: '0xa',
  chainName: 'Ten',
  rpcUrls: ['https://ten.example'],
  nativeCurrency: { name: 'Ten', symbol: 'TEN', decimals: 18 },
}
const add = (changes: object = {}) => ({ method: 'wallet_addEthereumChain', params: [{ ...chain, ...changes }] })

describe('wallet_switchEthereumChain', () => {
  it('prompts for another chain that it knows, and says so in hexadecimal', async () => {
    const wallet = createVirtualWallet({ chains: { 31338: {} } })
    const events = recordEvents(wallet.provider)
    expect(await wallet.provider.request(switchTo('0x7a6a'))).toBeNull()
    expect(await wallet.provider.request(switchTo('0x7a6a'))).toBeNull()
    expect(wallet.prompts).toBe(1)
    expect(events.slice(1)).toEqual([['chainChanged', '0x7a6a']])
    expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x7a6a')
    expect(await wallet.provider.request({ method: 'net_version' })).toBe('31338')
  })

  it('error: unknown chain (4902, without a prompt), wrong types', async () => {
    const wallet = createVirtualWallet()
    await expect(wallet.provider.request(switchTo('0x1'))).rejects.toMatchObject({ code: 4902 })
    expect(wallet.prompts).toBe(0)
    for (const chainId of [1, '1', '0x', '0x01', undefined, `0x${'f'.repeat(20)}`]) {
      await expect(wallet.provider.request(switchTo(chainId))).rejects.toMatchObject({ code: -32602 })
    }
  })
})

describe('wallet_addEthereumChain', () => {
  it('adds, and goes there', async () => {
    const wallet = createVirtualWallet()
    expect(await wallet.provider.request(add())).toBeNull()
    expect([wallet.chainId, wallet.prompts]).toEqual([10, 1])
  })

  it('parameters: switchesToAddedChain', async () => {
    const wallet = createVirtualWallet({ switchesToAddedChain: false })
    await wallet.provider.request(add())
    expect(wallet.chainId).toBe(31337)
    await wallet.provider.request(switchTo('0xa'))
    expect(wallet.chainId).toBe(10)
  })

  it('uses the node of the added chain', async () => {
    const asked: string[] = []
    const wallet = createVirtualWallet({
      fetch: async (url) => {
        asked.push(url)
        return new Response('{"result":"0x1"}')
      },
    })
    await wallet.provider.request(add())
    expect(await wallet.provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
    expect(asked).toEqual(['https://ten.example'])
  })

  it('error: incomplete descriptions', async () => {
    const { provider } = createVirtualWallet()
    const broken = [
      { chainId: 10 },
      { chainName: '' },
      { rpcUrls: [] },
      { rpcUrls: ['ftp://x'] },
      { nativeCurrency: null },
    ]
    for (const changes of [...broken, { nativeCurrency: { symbol: 'X', decimals: 6 } }]) {
      await expect(provider.request(add(changes))).rejects.toMatchObject({ code: -32602 })
    }
  })
})

describe('changeChain', () => {
  it('may go where the page cannot follow; only a chain id will do', () => {
    const wallet = createVirtualWallet()
    wallet.changeChain(424242)
    expect(wallet.chainId).toBe(424242)
    expect(() => wallet.changeChain(0)).toThrow('positive whole number')
  })
})

describe('an unknown chain', () => {
  const answers: [UnknownChainAnswer, object][] = [
    [4902, { code: 4902 }],
    [4901, { code: 4901 }],
    [-32603, { code: -32603, data: undefined }],
    ['nested', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['message', { message: expect.stringContaining('Unrecognized chain ID') }],
  ]
  for (const [says, error] of answers)
    it(`parameters: says ${says}`, async () => {
      const wallet = createVirtualWallet({ script: [{ type: 'unknownChain', says }] })
      for (const _ of [1, 2]) {
        const answer = wallet.provider.request(switchTo('0xa')).catch((reason: unknown) => reason)
        expect(await answer).toMatchObject(error)
        expect('code' in Object(await answer)).toBe(says !== 'message')
      }
      expect(await wallet.provider.request(add())).toBeNull()
    })

  it('parameters: addNeedsExplorer', async () => {
    const wallet = createVirtualWallet({ script: [{ type: 'unknownChain', addNeedsExplorer: true }] })
    await expect(wallet.provider.request(switchTo('0xa'))).rejects.toMatchObject({ code: 4902 })
    await expect(wallet.provider.request(add())).rejects.toMatchObject({ code: -32602 })
    expect(wallet.prompts).toBe(0)
    expect(await wallet.provider.request(add({ blockExplorerUrls: ['http://localhost:4400/explorer'] }))).toBeNull()
    expect(wallet.chainId).toBe(10)
  })
})
