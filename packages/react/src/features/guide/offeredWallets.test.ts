import { fakeAdapter, fakeConnector, fakeEnv, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { offeredWallets } from './offeredWallets.js'

const own = { id: 'own', name: 'Own', homepage: 'https://own.test/' }
const desktop = fakeEnv().platform()
const iphone = { ...desktop, isMobile: true, isIos: true }

async function namesWith(options = {}, platform = desktop) {
  const connectors = [fakeConnector('eip155', 'Fox', { info: { rdns: 'io.metamask' } })]
  const { kit } = await startTestPortico({ options, adapter: fakeAdapter({ connectors }) })
  const names = offeredWallets(kit.store.get(), platform).map((wallet) => wallet.name)
  kit.destroy()
  return names
}

describe('offeredWallets', () => {
  it('offers four, the site’s own first, none that is installed', async () => {
    expect(await namesWith({ customWallets: [own] })).toEqual(['Own', 'Rainbow', 'Rabby', 'Trust Wallet'])
  })

  it('leaves out what the site excludes', async () => {
    expect(await namesWith({ excludeWalletIds: ['me.rainbow'] })).not.toContain('Rainbow')
  })

  it('offers what has an app for this phone', async () => {
    expect(await namesWith({ customWallets: [own] }, iphone)).toEqual(['Rainbow', 'Trust Wallet', 'Zerion', 'Phantom'])
  })
})
