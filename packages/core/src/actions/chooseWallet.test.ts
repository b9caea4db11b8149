import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { currentView } from '../state/selectors.js'

const fox = { id: 'fox', name: 'Fox', mobile_link: 'fox://' }
const phantom = { id: 'x', name: 'Phantom', rdns: 'app.phantom' }
const relay = { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' } as const

async function open(platform = {}, options = {}) {
  const test = await startTestPortico({ env: { platform }, options })
  await test.kit.open()
  return { ...test, view: () => currentView(test.kit.store.get()) }
}

describe('a wallet that was pressed', () => {
  it('[ROUTE-11] elsewhere: its own screen carries it', async () => {
    const { kit, view } = await open()
    await kit.actions.chooseWallet({ wallet: fox })
    expect(view()).toEqual({ name: 'ConnectingWalletConnect', data: { wallet: fox } })
  })

  it('[ROUTE-11] in this page: it is asked, and its screen carries it', async () => {
    const { kit, adapter, view } = await open()
    adapter.connect.hold()
    void kit.actions.chooseWallet({ connector: adapter.connector('Alpha') })
    expect(view()).toEqual({ name: 'ConnectingExternal', data: { connector: adapter.connector('Alpha') } })
  })

  it('[ROUTE-11] in several namespaces: which one is asked first', async () => {
    const { kit, view } = await open()
    const one = fakeAdapter().connector('Alpha')
    const connector = { ...one, type: 'MULTI_CHAIN' as const, connectors: [one, { ...one, chain: 'solana' as const }] }
    await kit.actions.chooseWallet({ connector })
    expect(view()).toEqual({ name: 'ConnectingMultiChain', data: { connector } })
  })

  it('the row that pairs: the code, or all wallets on a phone', async () => {
    const desk = await open()
    await desk.kit.actions.chooseWallet({ connector: relay })
    expect(desk.view()).toEqual({ name: 'ConnectingWalletConnect', data: { wallet: undefined } })
    const phone = await open({ isMobile: true }, { endpoints: { directory: 'https://kit.test' } })
    await phone.kit.actions.chooseWallet({ connector: relay })
    expect(phone.view().name).toBe('AllWallets')
  })

  it('[CONNECT-11] one that opens the site itself: there, within the press', async () => {
    const { kit, env, view } = await open({ isMobile: true })
    void kit.actions.chooseWallet({ wallet: phantom })
    expect(env.opened.map(({ url }) => url)).toEqual([expect.stringMatching(/^https:\/\/phantom\.app\/ul\/browse\//)])
    expect(view().name).toBe('Connect')
  })
})
