import { describe, expect, it } from 'vitest'
import type { Wallet } from '../../connectors/wallet.js'
import { type PairingFacts, pairingPlatforms } from './pairingPlatforms.js'

const wallet = (links: Partial<Wallet>): Wallet => ({ id: 'w', name: 'W', ...links })
const desk: PairingFacts = { platform: { isMobile: false }, isInstalled: false, hasAdapters: true }
const phone: PairingFacts = { ...desk, platform: { isMobile: true } }
const all = { mobile_link: 'w://', webapp_link: 'https://w.test', desktop_link: 'w://', rdns: 'test.w' }

describe('screens of a wallet', () => {
  it.each<[string, Partial<Wallet> | undefined, PairingFacts, readonly string[]]>([
    ['no wallet: the code', undefined, desk, ['qrcode']],
    ['no wallet on a phone: the code', undefined, phone, ['qrcode']],
    ['everything, installed', all, { ...desk, isInstalled: true }, ['browser', 'qrcode', 'web', 'desktop']],
    ['everything, on a phone', { ...all, rdns: undefined }, phone, ['mobile', 'web']],
    [
      'no adapters: nothing in this browser',
      all,
      { ...desk, isInstalled: true, hasAdapters: false },
      ['qrcode', 'web', 'desktop'],
    ],
    ['an app', { mobile_link: 'w://' }, desk, ['qrcode']],
    ['an app on a phone', { mobile_link: 'w://' }, phone, ['mobile']],
    ['a desktop app on a phone: it may still be scanned', { desktop_link: 'w://' }, phone, ['qrcode']],
    ['an extension that is missing', { rdns: 'test.w' }, desk, ['unsupported']],
    ['by its mark', { injected: [{ injected_id: 'isW' }] }, desk, ['unsupported']],
    [
      'an extension that is missing, and an app',
      { rdns: 'test.w', mobile_link: 'w://' },
      desk,
      ['qrcode', 'unsupported'],
    ],
    ['the same on a phone', { rdns: 'test.w', mobile_link: 'w://' }, phone, ['mobile']],
    ['an extension on a phone', { rdns: 'test.w' }, phone, ['unsupported']],
    ['a wallet that says nothing', {}, desk, ['qrcode']],
  ])('%s', (_, links, facts, expected) => {
    expect(pairingPlatforms(links && wallet(links), facts)).toEqual(expected)
  })
})
