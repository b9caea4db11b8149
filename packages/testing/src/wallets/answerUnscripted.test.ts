import { describe, expect, it } from 'vitest'
import { createVirtualWallet } from './createVirtualWallet.js'
import { recordEvents } from './recordEvents.js'
import type { WalletMemory } from './walletState.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connect = { method: 'eth_requestAccounts' }
const sign = { method: 'personal_sign', params: ['0x6869', alice] }
const switchTo = (chainId: string) => ({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })

function createMemory(): WalletMemory {
  let kept = 'null'
  return {
    read: () => JSON.parse(kept) ?? undefined,
    write: (state) => {
      kept = JSON.stringify(state)
    },
  }
}

describe('a popup of the wallet', () => {
  it('parameters: second', async () => {
    const wallet = createVirtualWallet({ script: [{ type: 'popup', second: 'pending' }] })
    const answer = wallet.provider.request(connect)
    await wallet.waitForPending()
    await expect(wallet.provider.request(connect)).rejects.toMatchObject({ code: -32002 })
    expect(wallet.rejectPending()).toBe(1)
    await expect(answer).rejects.toMatchObject({ code: 4001 })
  })

  it('can be joined by the same request, and by no other', async () => {
    const wallet = createVirtualWallet({ chains: { 31338: {} }, script: [{ type: 'popup', second: 'join' }] })
    const first = wallet.provider.request(connect)
    await wallet.waitForPending()
    const second = wallet.provider.request(connect)
    await expect(wallet.provider.request(switchTo('0x7a6a'))).rejects.toMatchObject({ code: -32002 })
    expect(wallet.pending.map(({ id }) => id)).toEqual([1, 2])
    expect(wallet.resolvePending(2)).toBe(2) // one window
    expect(await Promise.all([first, second])).toEqual([[alice], [alice]])
    expect(wallet.prompts).toBe(1)
  })

  it('outlives the page: refuses the next one, and its approval counts', async () => {
    const memory = createMemory()
    const before = createVirtualWallet({ memory, script: [{ type: 'popup' }] })
    before.provider.request(connect).catch(() => undefined)
    await before.waitForPending()

    const after = createVirtualWallet({ memory })
    const events = recordEvents(after.provider)
    expect(await after.waitForPending()).toEqual({ id: 0, method: 'eth_requestAccounts', reason: 'popup' })
    await expect(after.provider.request(connect)).rejects.toMatchObject({ code: 4001 })
    expect(after.prompts).toBe(0)
    expect(after.resolvePending()).toBe(1)
    await expect.poll(() => events).toContainEqual(['accountsChanged', [alice]])
    expect(await after.provider.request({ method: 'eth_accounts' })).toEqual([alice])
    expect(after.pending).toEqual([])
  })

  it('outlives the page, is joined by the next one, and refused', async () => {
    const memory = createMemory()
    const before = createVirtualWallet({ memory, script: [{ type: 'popup', second: 'join' }] })
    before.provider.request(connect).catch(() => undefined)
    await before.waitForPending()

    const after = createVirtualWallet({ memory })
    const joined = after.provider.request(connect)
    await expect.poll(() => after.pending).toEqual([{ id: 1, method: 'eth_requestAccounts', reason: 'popup' }])
    expect(after.rejectPending()).toBe(1)
    await expect(joined).rejects.toMatchObject({ code: 4001 })
    expect(await createVirtualWallet({ memory }).provider.request(connect)).toEqual([alice])
  })

  it('outlives the page: a failure after its approval reaches nobody', async () => {
    const memory = createMemory()
    const before = createVirtualWallet({ memory, authorized: true, script: [{ type: 'popup', on: 'personal_sign' }] })
    before.provider.request(sign).catch(() => undefined)
    await before.waitForPending()
    const after = createVirtualWallet({ memory })
    after.revoke()
    expect(after.resolvePending()).toBe(1)
    expect(await after.provider.request({ method: 'eth_accounts' })).toEqual([])
  })
})

describe('a background process that dies', () => {
  it('leaves requests without an answer, until it is there again', async () => {
    const wallet = createVirtualWallet({
      script: [{ type: 'popup' }, { type: 'crash', staysDown: true, on: 'eth_chainId' }],
    })
    const settled: unknown[] = []
    const lost = (request: { method: string }) =>
      void wallet.provider.request(request).then(
        (value) => settled.push(value),
        (error) => settled.push(error),
      )
    lost(connect)
    await wallet.waitForPending()
    lost({ method: 'eth_chainId' })
    await expect.poll(() => wallet.pending).toEqual([])
    lost(connect)
    expect(wallet.resolvePending()).toBe(0)
    wallet.restart()
    expect(await wallet.provider.request(connect)).toEqual([alice])
    expect(settled).toEqual([])
    expect(wallet.prompts).toBe(2)
  })

  it('is dead for the next page too, and forgets no permission', async () => {
    const memory = createMemory()
    const wallet = createVirtualWallet({ memory, authorized: true })
    wallet.crash({ staysDown: true, rejects: { code: 4900, message: 'Disconnected' } })
    await expect(wallet.provider.request(connect)).rejects.toMatchObject({ code: 4900 })
    const after = createVirtualWallet({ memory })
    await expect(after.provider.request(connect)).rejects.toMatchObject({ code: 4900, message: 'Disconnected' })
    after.restart()
    expect(await after.provider.request({ method: 'eth_accounts' })).toEqual([alice])
  })
})
