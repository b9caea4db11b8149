import { describe, expect, it } from 'vitest'
import { announcementOf, createProvider, sendAnnouncement } from '../test/announce.js'
import { createContext } from '../test/createContext.js'
import { createFakeEnv } from '../test/createFakeEnv.js'
import { discoverWallets } from './discoverWallets.js'

describe('injected wallet', () => {
  it("[CONNECT-01] lists the page's wallet as Browser Wallet", async () => {
    const provider = createProvider()
    const env = createFakeEnv({ injected: () => provider })
    const context = createContext(env)
    const discovery = discoverWallets(context)
    await env.advance(0)
    expect(context.connectors()).toEqual([
      { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', chain: 'eip155', isInstalled: true },
    ])
    expect(discovery.find('injected')?.provider).toBe(provider)
  })

  it.each([
    ['nothing', () => undefined],
    ['null', () => null],
    ['no request', () => ({})],
    ['request that cannot be called', () => ({ request: 1 })],
    [
      'a getter that throws',
      () => {
        throw new Error('boo')
      },
    ],
  ])('behavior: lists nothing for %s', async (_, injected) => {
    const env = createFakeEnv({ injected })
    const context = createContext(env)
    expect(discoverWallets(context).find('injected')).toBeUndefined()
    await env.advance(0)
    expect(context.connectors()).toEqual([])
  })

  it('behavior: lists nothing when injected wallets are off', async () => {
    const env = createFakeEnv({ injected: createProvider })
    const context = createContext(env, { isInjectedEnabled: () => false })
    expect(discoverWallets(context).find('injected')).toBeUndefined()
    await env.advance(0)
    expect(context.connectors()).toEqual([])
  })

  it('behavior: is hidden when the same provider announced itself, yet a stored connection still finds it', async () => {
    const provider = createProvider()
    const env = createFakeEnv({ injected: () => provider })
    const context = createContext(env)
    const discovery = discoverWallets(context)
    await env.advance(0)
    sendAnnouncement(env.target, announcementOf(1, {}, provider))
    await env.advance(0)
    expect(context.connectors().map(({ id }) => id)).toEqual(['test.wallet.n1'])
    expect(discovery.find('injected')?.provider).toBe(provider)
  })

  it('behavior: finds a wallet that was injected late', async () => {
    let provider: unknown
    const env = createFakeEnv({ injected: () => provider })
    const context = createContext(env)
    discoverWallets(context)
    await env.advance(0)
    provider = createProvider()
    env.target.dispatchEvent(new Event('ethereum#initialized'))
    await env.advance(0)
    expect(context.connectors()).toHaveLength(1)
  })
})
