import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { createVirtualWallet } from './createVirtualWallet.js'
import { recordEvents } from './recordEvents.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const
const sign = (address: string) => ({ method: 'personal_sign', params: ['0x6869', address] })

describe('accounts', () => {
  it('default: connects after one prompt, then answers without one', async () => {
    const wallet = createVirtualWallet()
    const { provider } = wallet
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_coinbase' })).toBeNull()
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([alice])
    expect(wallet.prompts).toBe(1)
    expect(wallet.isAuthorized).toBe(true)
  })

  it('parameters: authorized', async () => {
    const wallet = createVirtualWallet({ authorized: true, privateKeys: keys })
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([alice, bob])
    expect(wallet.prompts).toBe(0)
  })

  it('changes accounts by position, by address and to a list', async () => {
    const wallet = createVirtualWallet({ authorized: true, privateKeys: keys })
    const events = recordEvents(wallet.provider)
    wallet.changeAccounts(1)
    wallet.changeAccounts(alice.toLowerCase())
    wallet.changeAccounts([bob])
    expect(events).toEqual([
      ['accountsChanged', [bob, alice]],
      ['accountsChanged', [alice, bob]],
      ['accountsChanged', [bob]],
    ])
    await expect(wallet.provider.request(sign(alice))).rejects.toMatchObject({ code: 4100 })
    expect(() => wallet.changeAccounts(7)).toThrow('no account 7')
    expect(() => wallet.changeAccounts([])).toThrow('lock() or revoke()')
  })

  it('tells nothing to a page that is not connected', () => {
    const wallet = createVirtualWallet({ privateKeys: keys })
    const events = recordEvents(wallet.provider)
    wallet.changeAccounts(1)
    wallet.lock()
    expect(events).toEqual([])
  })

  it('revoke: the page loses its accounts and must ask again', async () => {
    const wallet = createVirtualWallet({ authorized: true })
    const events = recordEvents(wallet.provider)
    wallet.revoke()
    expect(events).toEqual([['accountsChanged', []]])
    await expect(wallet.provider.request(sign(alice))).rejects.toMatchObject({ code: 4100 })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    expect(wallet.prompts).toBe(1)
  })

  it('error: no private key', () => {
    expect(() => createVirtualWallet({ privateKeys: [] })).toThrow('at least one private key')
  })
})

describe('lock', () => {
  it('hides the accounts, and brings them back', async () => {
    const wallet = createVirtualWallet({ authorized: true })
    const events = recordEvents(wallet.provider)
    wallet.lock()
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
    wallet.unlock()
    expect(wallet.isLocked).toBe(false)
    expect(events.filter(([name]) => name === 'accountsChanged')).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [alice]],
    ])
  })

  it('makes a request wait until the wallet is unlocked', async () => {
    const wallet = createVirtualWallet({ locked: true })
    const answer = wallet.provider.request({ method: 'eth_requestAccounts' })
    expect(await wallet.waitForPending()).toMatchObject({ method: 'eth_requestAccounts', reason: 'lock' })
    wallet.unlock()
    expect(await answer).toEqual([alice])
    expect(wallet.pending).toEqual([])
  })

  it('can be ended by a scripted approval or refusal', async () => {
    const wallet = createVirtualWallet({ locked: true, script: [{ type: 'reject' }, { type: 'approve' }] })
    await expect(wallet.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })
    expect(wallet.isLocked).toBe(true)
    expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
    expect(wallet.isLocked).toBe(false)
  })
})

describe('events and log', () => {
  it('connects with the first request and again after a disconnect', async () => {
    const wallet = createVirtualWallet()
    const events = recordEvents(wallet.provider)
    expect(wallet.provider.isConnected()).toBe(false)
    await wallet.provider.request({ method: 'eth_chainId' })
    await wallet.provider.request({ method: 'eth_chainId' })
    wallet.emitDisconnect()
    expect(wallet.provider.isConnected()).toBe(false)
    await wallet.provider.request({ method: 'eth_chainId' })
    expect(events).toMatchObject([
      ['connect', { chainId: '0x7a69' }],
      ['disconnect', { code: 4900 }],
      ['connect', { chainId: '0x7a69' }],
    ])
  })

  it('removes one listener at a time and survives one that throws', async () => {
    const thrown: (() => void)[] = []
    const wallet = createVirtualWallet({ env: { setTimeout: (run) => void thrown.push(run) } })
    const heard: string[] = []
    const listener = (chainId: string): void => void heard.push(chainId)
    wallet.provider.on('chainChanged', () => {
      throw new TypeError('bad listener')
    })
    wallet.provider.on('chainChanged', listener).on('chainChanged', listener).removeListener('chainChanged', listener)
    wallet.changeChain(1)
    expect(heard).toEqual(['0x1'])
    expect(thrown[0]).toThrow('bad listener')
  })

  it('logs every request with a copy of its parameters', async () => {
    const wallet = createVirtualWallet({ authorized: true, env: { now: () => 42 } })
    const params = ['0x6869', alice]
    await wallet.provider.request({ method: 'personal_sign', params })
    params[0] = 'changed'
    await wallet.provider.request({ method: 'eth_chainId' })
    expect(wallet.requests).toEqual([
      { id: 1, method: 'personal_sign', params: ['0x6869', alice], at: 42, isPrompt: true },
      { id: 2, method: 'eth_chainId', params: undefined, at: 42, isPrompt: false },
    ])
  })

  it('keeps two wallets apart', async () => {
    const [one, two] = [createVirtualWallet({ authorized: true }), createVirtualWallet()]
    one.changeChain(5)
    expect([one.chainId, two.chainId]).toEqual([5, 31337])
    expect(await two.provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(one.info.uuid).not.toBe(two.info.uuid)
  })

  it('destroy: open prompts fail, nobody is told anything more', async () => {
    const wallet = createVirtualWallet({ script: [{ type: 'hang' }] })
    const events = recordEvents(wallet.provider)
    const answer = wallet.provider.request({ method: 'eth_requestAccounts' })
    await wallet.waitForPending()
    wallet.destroy()
    await expect(answer).rejects.toMatchObject({ code: 4900 })
    wallet.changeChain(1)
    expect(events.map(([name]) => name)).toEqual(['connect'])
  })
})

describe('memory', () => {
  it('begins where the wallet of the last page ended', async () => {
    const kept: string[] = []
    const memory = {
      read: () => (kept.length > 0 ? JSON.parse(kept.at(-1) ?? '') : undefined),
      write: (state: object) => void kept.push(JSON.stringify(state)),
    }
    const options = { privateKeys: keys, memory, script: [{ type: 'approve' }, { type: 'reject' }] } as const
    const before = createVirtualWallet(options)
    await before.provider.request({ method: 'eth_requestAccounts' })
    before.changeAccounts(1)
    before.changeChain(10)
    const after = createVirtualWallet(options)
    expect(await after.provider.request({ method: 'eth_accounts' })).toEqual([bob, alice])
    expect(after.chainId).toBe(10)
    expect(after.script).toEqual([{ type: 'reject' }])
  })
})

describe('bad requests', () => {
  it('error: malformed request', async () => {
    const { provider } = createVirtualWallet()
    // @ts-expect-error a page may call with anything
    await expect(provider.request('eth_accounts')).rejects.toMatchObject({ code: -32600 })
    await expect(provider.request({ method: '' })).rejects.toMatchObject({ code: -32600 })
    // @ts-expect-error a page may call with anything
    await expect(provider.request({ method: 'eth_accounts', params: 1 })).rejects.toMatchObject({ code: -32602 })
  })

  it('error: a method that no wallet should forward to a development node', async () => {
    const { provider } = createVirtualWallet({ authorized: true, fetch: () => Promise.reject(new TypeError('used')) })
    for (const method of ['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'wallet_x', 'hardhat_setBalance']) {
      await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
    }
  })

  it('takes a lone object as the only parameter', async () => {
    const wallet = createVirtualWallet({ chains: { 1: {} } })
    await wallet.provider.request({ method: 'wallet_switchEthereumChain', params: { chainId: '0x1' } })
    expect(wallet.chainId).toBe(1)
  })
})

describe('provider', () => {
  it('parameters: flags', () => {
    expect(createVirtualWallet({ flags: { isMetaMask: true } }).provider.isMetaMask).toBe(true)
  })

  it('counts how often the page has given its permission back', async () => {
    const revoke = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
    const wallet = createVirtualWallet({ authorized: true })
    expect(await wallet.provider.request(revoke)).toBeNull()
    wallet.revoke() // that was the owner
    expect([wallet.revocations, wallet.isAuthorized]).toEqual([1, false])

    const other = createVirtualWallet({ authorized: true, supportsRevoke: false })
    await expect(other.provider.request(revoke)).rejects.toMatchObject({ code: 4200 })
    expect([other.revocations, other.isAuthorized]).toEqual([0, true])
  })

  it('signs with the key it was given', async () => {
    const wallet = createVirtualWallet({ privateKeys: [keys[1]], authorized: true })
    const signature = await wallet.provider.request(sign(bob))
    expect(await verifyMessage({ address: bob, message: 'hi', signature: String(signature) as `0x${string}` })).toBe(
      true,
    )
  })
})
