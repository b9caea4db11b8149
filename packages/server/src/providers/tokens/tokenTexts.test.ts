import fc from 'fast-check'
import { encodeAbiParameters, padHex, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { cleanText } from './cleanText.js'
import { decodeText } from './decodeText.js'
import { looksLikeSpam } from './looksLikeSpam.js'

describe('cleanText', () => {
  it.each([
    ['plain', 'Portico Coin', 'Portico Coin'],
    ['control characters', 'US\u0000D\u001bC', 'US D C'],
    ['right to left override', 'US\u202eDC', 'US DC'],
    ['zero width', 'US\u200bDC', 'US DC'],
    ['full width forms', 'ＵＳＤＣ', 'USDC'],
    ['many spaces', '  a \n\t b  ', 'a b'],
    ['piled marks', `a${'\u0301'.repeat(50)}b`, 'áb'],
    ['nothing left', '\u0000\u202e', null],
    ['too long', 'x'.repeat(100), 'x'.repeat(20)],
  ])('%s', (_, text, clean) => expect(cleanText(text, 20)).toBe(clean))

  it('never gives more than asked for, never a character that steers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const clean = cleanText(text, 16)
        if (clean === null) return
        expect([...clean].length).toBeLessThanOrEqual(16)
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      }),
    )
  })
})

describe('decodeText', () => {
  it('reads strings and thirty-two bytes', () => {
    expect(decodeText(encodeAbiParameters([{ type: 'string' }], ['Maker']))).toBe('Maker')
    expect(decodeText(padHex(stringToHex('MKR'), { size: 32, dir: 'right' }))).toBe('MKR')
  })
  it('reads nothing from anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => decodeText(`0x${Buffer.from(bytes).toString('hex')}`)).not.toThrow()
      }),
    )
    expect(decodeText('0x')).toBeUndefined()
    expect(decodeText(`0x${'ff'.repeat(32)}`)).toBeUndefined()
  })
})

describe('looksLikeSpam', () => {
  it.each([
    'Visit usdc-reward.com',
    'Claim your prize',
    '$1000 AIRDROP',
    'https://evil.example',
    't.me/free',
    'UЅDC',
    'ΑAVE',
    'ethereum[.]gift',
    'free mint pass',
  ])('%s', (text) => expect(looksLikeSpam(text)).toBe(true))
  it.each([
    'USD Coin',
    'Portico Tiles #4',
    'Ξ',
    'Привет',
    'Bored Ape Yacht Club',
    '日本語トークン',
    null,
    undefined,
    '',
  ])('%s is innocent', (text) => expect(looksLikeSpam(text)).toBe(false))
})
