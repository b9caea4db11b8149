import { describe, expect, it } from 'vitest'
import { type InstalledWalletConfig, installWallets } from './installWallets.js'

// What installWallets uses of a window; createWallets.test.ts runs it in a real one.
function createPage(readyState: string) {
  const names: string[] = []
  const target = new EventTarget()
  target.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) names.push(event.detail.info.name)
  })
  const parts = { document: { readyState }, sessionStorage: { getItem: () => null, setItem: () => undefined } }
  const page = Object.assign(target, parts) as unknown as Window & { ethereum?: unknown; __porticoWallets?: object }
  return { page, names, ask: () => target.dispatchEvent(new Event('eip6963:requestProvider')) }
}

describe('installWallets', () => {
  it('installs, and leaves nothing behind', () => {
    const { page, names, ask } = createPage('loading')
    const remove = installWallets([{ name: 'Alpha', inject: true }, { name: 'Beta' }], { page })
    expect(names).toEqual(['Alpha', 'Beta'])
    expect(Object.keys(page.__porticoWallets ?? {})).toEqual(['Alpha', 'Beta'])
    remove()
    ask()
    expect(names).toHaveLength(2)
    expect(page.ethereum).toBeUndefined()
    expect(page.__porticoWallets).toEqual({})
  })

  it('parameters: announceAt', () => {
    const { page, names, ask } = createPage('loading')
    const remove = installWallets(
      [
        { name: 'Late', announceAt: 'load' },
        { name: 'Never', announceAt: 'never' },
      ],
      { page },
    )
    ask()
    expect(names).toEqual([])
    page.dispatchEvent(new Event('load'))
    expect(names).toEqual(['Late'])
    remove()

    const removed = createPage('loading')
    installWallets([{ announceAt: 'load' }], removed)()
    removed.page.dispatchEvent(new Event('load'))
    expect(removed.names).toEqual([])

    const loaded = createPage('complete')
    installWallets([{ announceAt: 'load' }], loaded)
    expect(loaded.names).toEqual(['Virtual Wallet'])
  })

  it('parameters: inject', async () => {
    const injected = (inject: InstalledWalletConfig['inject']) => {
      const { page } = createPage('loading')
      installWallets([{ name: 'Alpha', inject, flags: { isAlpha: true } }], { page })
      const { provider } = Object(page.__porticoWallets)['Alpha']
      return { provider, ethereum: Object(page.ethereum) }
    }
    const same = injected(true)
    expect(same.ethereum).toBe(same.provider)
    for (const shape of ['proxy', 'bound', 'providers'] as const) {
      const { provider, ethereum } = injected(shape)
      expect(ethereum).not.toBe(provider)
      expect(ethereum.isAlpha).toBe(true)
      expect(ethereum.request === provider.request).toBe(shape !== 'bound')
      expect(ethereum.providers).toEqual(shape === 'providers' ? [provider] : undefined)
      expect(await ethereum.request({ method: 'eth_requestAccounts' })).toEqual(
        await provider.request({ method: 'eth_accounts' }),
      )
    }
  })

  it('parameters: persist', async () => {
    const { page } = createPage('loading')
    const [tab, browser] = [new Map<string, string>(), new Map<string, string>()]
    const storage = (values: Map<string, string>) => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    })
    Object.assign(page, { sessionStorage: storage(tab), localStorage: storage(browser) })
    const configs = [
      { name: 'Tab', authorized: true },
      { name: 'Browser', persist: 'browser' as const },
      { name: 'None', persist: false },
    ]
    installWallets(configs, { page })
    for (const wallet of Object.values(Object(page.__porticoWallets))) Object(wallet).changeChain(5)
    expect([[...tab.keys()], [...browser.keys()]]).toEqual([
      ['@portico-testing/wallet/Tab'],
      ['@portico-testing/wallet/Browser'],
    ])
  })

  it('error: two wallets with one name', () => {
    const { page } = createPage('loading')
    expect(() => installWallets([{ name: 'Alpha' }, { name: 'Alpha' }], { page })).toThrow('give one of them an id')
  })
})
