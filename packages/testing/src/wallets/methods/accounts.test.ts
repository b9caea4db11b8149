import { describe, expect, it } from 'vitest'
import { createVirtualWallet } from '../createVirtualWallet.js'
import { recordEvents } from '../recordEvents.js'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const granted = [
  {
    invoker: 'https://shop.example',
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [alice] }],
    date: 5,
  },
]
const params = [{ eth_accounts: {} }]

describe('permissions', () => {
  it('are asked for, listed and revoked', async () => {
    const wallet = createVirtualWallet({ env: { now: () => 5, origin: () => 'https://shop.example' } })
    const { provider } = wallet
    const events = recordEvents(provider)
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual([])
    expect(await provider.request({ method: 'wallet_requestPermissions', params })).toEqual(granted)
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual(granted)
    expect(await provider.request({ method: 'wallet_requestPermissions', params })).toEqual(granted)
    expect(wallet.prompts).toBe(2)
    expect(await provider.request({ method: 'wallet_revokePermissions', params })).toBeNull()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(events.map(([name]) => name)).toEqual(['connect', 'accountsChanged', 'accountsChanged'])
    expect(wallet.prompts).toBe(2)
  })

  it('parameters: supportsRevoke', async () => {
    const wallet = createVirtualWallet({ authorized: true, supportsRevoke: false })
    await expect(wallet.provider.request({ method: 'wallet_revokePermissions', params })).rejects.toMatchObject({
      code: 4200,
    })
    expect(wallet.isAuthorized).toBe(true)
  })

  it('error: other permissions, or none', async () => {
    const { provider } = createVirtualWallet()
    const request = (permission: unknown) => ({ method: 'wallet_requestPermissions', params: [permission] })
    await expect(provider.request(request({ snaps: {} }))).rejects.toMatchObject({ code: -32601 })
    await expect(provider.request(request({}))).rejects.toMatchObject({ code: -32602 })
    await expect(provider.request(request('eth_accounts'))).rejects.toMatchObject({ code: -32602 })
  })
})

describe('wallet_getCapabilities', () => {
  const capabilities = { '0x1': { atomic: { status: 'supported' } }, '0xa': {} } as const
  const request = (...all: unknown[]) => ({ method: 'wallet_getCapabilities', params: all })

  it('answers for the chains that are asked for', async () => {
    const { provider } = createVirtualWallet({ authorized: true, capabilities })
    expect(await provider.request(request(alice))).toEqual(capabilities)
    expect(await provider.request(request(alice, ['0x1']))).toEqual({ '0x1': capabilities['0x1'] })
  })

  it('error: unknown to the wallet, or not connected', async () => {
    await expect(createVirtualWallet({ authorized: true }).provider.request(request(alice))).rejects.toMatchObject({
      code: 4200,
    })
    await expect(createVirtualWallet({ capabilities }).provider.request(request(alice))).rejects.toMatchObject({
      code: 4100,
    })
  })
})
