import { describe, expect, it } from 'vitest'
import { installWallets } from './installWallets.js'

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

  it('error: two wallets with one name', () => {
    const { page } = createPage('loading')
    expect(() => installWallets([{ name: 'Alpha' }, { name: 'Alpha' }], { page })).toThrow('give one of them an id')
  })
})
