import { type FakeEnvOptions, fakeEnv } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import { solana } from '../networks/otherNetworks.js'
import { appRedirect } from './appRedirect.js'

const phantom = { id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', name: 'Phantom' }
const coinbase = { id: 'other', name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' }
const href = 'https://site.test/a?b=1#c'

function redirect(wallet: { id: string; name: string }, page: object = {}, env: FakeEnvOptions = {}, isSolana = false) {
  const target = Object.assign(new EventTarget(), { location: { href }, ...page })
  const fake = fakeEnv({ platform: { isMobile: true }, eventTarget: () => target, ...env })
  return appRedirect(testContext(fake, isSolana ? { networks: [solana] } : {}).ctx, wallet)
}

describe('wallets that open the site in their own browser', () => {
  it('[CONNECT-11] Phantom, on a phone where it is not injected', () => {
    expect(redirect(phantom)).toBe(
      'https://phantom.app/ul/browse/https%3A%2F%2Fsite.test%2Fa%3Fb%3D1%23c?ref=https%3A%2F%2Fsite.test',
    )
    expect(redirect(phantom, { phantom: {} })).toBeUndefined()
    expect(redirect(phantom, {}, { platform: { isMobile: false } })).toBeUndefined()
  })

  it('[CONNECT-11] Coinbase Wallet, on Solana alone', () => {
    expect(redirect(coinbase, {}, {}, true)).toBe(
      'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fsite.test%2Fa%3Fb%3D1%23c',
    )
    expect(redirect(coinbase)).toBeUndefined()
    expect(redirect(coinbase, { coinbaseSolana: {} }, {}, true)).toBeUndefined()
  })

  it('[CONNECT-11] no other wallet', () => {
    expect(redirect({ id: 'x', name: 'Phantom' })).toBeUndefined()
  })
})
