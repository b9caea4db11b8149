import { describe, expect, it } from 'vitest'
import { downloadsOf } from './downloadsOf.js'

const wallet = {
  id: 'w',
  name: 'Wallet',
  homepage: 'https://wallet.test/',
  chrome_store: 'https://chrome.test/',
  app_store: 'https://apple.test/',
  play_store: 'https://google.test/',
}
const kinds = (platform: { isIos: boolean; isAndroid: boolean }) =>
  downloadsOf(wallet, platform).map((download) => download.kind)

describe('downloadsOf', () => {
  it('puts the store of this device first', () => {
    expect(kinds({ isIos: false, isAndroid: false })).toEqual(['chrome', 'ios', 'android', 'website'])
    expect(kinds({ isIos: true, isAndroid: false })).toEqual(['ios', 'chrome', 'android', 'website'])
    expect(kinds({ isIos: false, isAndroid: true })).toEqual(['android', 'chrome', 'ios', 'website'])
  })

  it('follows https only', () => {
    const bad = {
      id: 'w',
      name: 'W',
      homepage: 'javascript:alert(1)',
      chrome_store: 'http://a.test',
      app_store: 'nonsense',
    }
    expect(downloadsOf(bad, { isIos: false, isAndroid: false })).toEqual([])
  })
})
