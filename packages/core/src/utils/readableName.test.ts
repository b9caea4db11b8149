import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSuspectName, readableName } from './readableName.js'

describe('readableName', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['  USD   Coin ', 'USD Coin'],
    ['US\u202eDC\u200b', 'USDC'],
    ['ＵＳＤ', 'USD'],
    ['a\u0000b\nc', 'abc'],
  ])('%j is shown as %j', (name, shown) => {
    expect(readableName(name)).toBe(shown)
  })

  it('is short and never cuts a character in two', () => {
    expect(readableName('🦊'.repeat(200))).toBe('🦊'.repeat(64))
  })

  it('makes one harmless line of anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(readableName(name)).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b-\u200f]/u)
        isSuspectName(name)
      }),
    )
  })
})

describe('isSuspectName', () => {
  it.each([
    'claim at usdc-gift.com',
    'Visit https://evil.example',
    'www.evil.io',
    'evil . com',
    '$ 5000 usd-bonus.net',
    'ClaimRewards',
    'join t.me/evil',
    'UЅDС', // two letters are Cyrillic
    'Εther', // the first is Greek
  ])('%s is suspect', (name) => {
    expect(isSuspectName(name)).toBe(true)
  })

  it.each([
    'USD Coin',
    'Wrapped Ether',
    'Ethena Staked USDe',
    'Биткоин',
    '比特币',
    'St. Petersburg',
    'U.S. Dollar',
    'yearn v2',
    '',
  ])('%s is not', (name) => {
    expect(isSuspectName(name)).toBe(false)
  })
})
