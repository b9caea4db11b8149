import { malformedAnnouncements } from '@portico/testing/wallets'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, parseAnnouncement } from './eip6963.js'

const info = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Alpha Wallet',
  rdns: 'test.alpha',
  icon: 'data:image/png;base64,AAAA',
}
const provider = { request: async () => [] }
const parse = (changes: Record<string, unknown>) => parseAnnouncement({ info: { ...info, ...changes }, provider })

// Separators, controls, and what Unicode says to leave invisible: bidirectional and zero-width characters, fillers, selectors.
const unwanted = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

describe('an honest announcement', () => {
  it('is copied into a frozen record that keeps nothing else', () => {
    const parsed = parse({ extra: 1 })
    expect(parsed).toEqual({ ...info, provider })
    expect(Object.isFrozen(parsed)).toBe(true)
    expect(parsed?.provider).toBe(provider)
  })
  it('identifiers are lower case', () => {
    expect(parse({ uuid: info.uuid.toUpperCase(), rdns: 'Test.ALPHA' })).toMatchObject({
      uuid: info.uuid,
      rdns: 'test.alpha',
    })
  })
  it.each(['png', 'webp', 'jpeg', 'gif', 'svg+xml'])('an icon may be image/%s', (type) => {
    expect(parse({ icon: `data:image/${type},x` })?.icon).toBe(`data:image/${type},x`)
  })
  it.each([
    ['a remote address', 'https://icons.test/a.png'],
    ['a script', 'javascript:alert(1)'],
    ['markup', 'data:text/html,<b>'],
    ['too large', `data:image/png,${'A'.repeat(128 * 1024)}`],
    ['no text', 7],
    ['another picture format', 'data:image/x-icon,x'],
  ])('an icon that is %s is left out, the wallet stays', (_case, icon) => {
    expect(parse({ icon })).toMatchObject({ name: 'Alpha Wallet', icon: '' })
  })
})

describe('a hostile announcement', () => {
  it.each([
    ['uuid', ''],
    ['uuid', info.uuid.replace('4704', '1704')],
    ['uuid', `${info.uuid}0`],
    ['uuid', { toString: () => info.uuid }],
    ['name', ''],
    ['name', '\u200b\u202e'],
    ['name', '\u3164\u115f'],
    ['name', '\u2800'],
    ['name', 'W'.repeat(1_001)],
    ['rdns', 'nodots'],
    ['rdns', 'com..evil'],
    ['rdns', 'com.exa mple'],
    ['rdns', `a.${'b'.repeat(252)}`],
    ['rdns', ['test.alpha']],
  ])('with the %s %j is refused', (field, value) => {
    expect(parse({ [field]: value })).toBeUndefined()
  })
  it('without a callable provider is refused', () => {
    for (const bad of [undefined, null, {}, 'x', { request: 'x' }])
      expect(parseAnnouncement({ info, provider: bad })).toBeUndefined()
  })
  it('each property is read once: a second answer of a getter never counts', () => {
    const reads: Record<string, number> = {}
    const twoFaced = Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(info).map(([key, value]) => [
          key,
          {
            get() {
              reads[key] = (reads[key] ?? 0) + 1
              return reads[key] === 1 ? value : '<img src=x>'
            },
          },
        ]),
      ),
    )
    expect(parseAnnouncement({ info: twoFaced, provider })).toEqual({ ...info, provider })
    expect(reads).toEqual({ uuid: 1, name: 1, rdns: 1, icon: 1 })
  })
  it('[sec:C1] 2,000 malformed ones: no exception, and what passes is clean', () => {
    for (const { kind, detail } of malformedAnnouncements(20_260_101, 2_000)) {
      const parsed = parseAnnouncement(detail)
      if (!parsed) continue
      expect([...parsed.name].length, kind).toBeGreaterThan(0)
      expect([...parsed.name].length, kind).toBeLessThanOrEqual(48)
      expect(parsed.name, kind).not.toMatch(unwanted)
      expect(parsed.icon, kind).toMatch(/^(data:image\/(png|webp|jpeg|gif|svg\+xml)[;,].*)?$/s)
      expect(parsed.rdns, kind).toMatch(/^[a-z0-9.-]+$/)
    }
    expect('porticoPolluted' in {}).toBe(false)
  })
})

describe('names', () => {
  it.each([
    ['MetaMask', 'MetaMask'],
    ['  Meta \n\t Mask  ', 'Meta Mask'],
    ['Meta\u200bMask', 'MetaMask'],
    ['\u202eksaMateM\u202c', 'ksaMateM'],
    ['\u2066Meta\u2069Mask\ufeff', 'MetaMask'],
    ['ＭｅｔａＭａｓｋ', 'MetaMask'],
    ['ﬁat', 'fiat'],
    ['Кошелёк', 'Кошелёк'],
    ['محفظة', 'محفظة'],
    ['钱包 🦊', '钱包 🦊'],
    ['\u0000\u0007', ''],
    ['\ud800x\udfff', 'x'],
    ['🦊'.repeat(60), '🦊'.repeat(48)],
    [`${'a'.repeat(47)} b`, 'a'.repeat(47)],
  ])('%j becomes %j', (value, cleaned) => {
    expect(cleanName(value)).toBe(cleaned)
  })
  it('[sec:C4] 2,000 Unicode names come out clean', () => {
    const tricky = fc.constantFrom(
      '\u202e',
      '\u200b',
      '\u2066',
      '\ufeff',
      '\u3164',
      '\u115f',
      '\u034f',
      '\ufe0f',
      '\u{e0041}',
      '\u2028',
      '\u0000',
      '\u00ad',
      '\ud800',
      '\u2800',
      ' ',
      '\u00a0',
      'A',
      'é',
      'ﬃ',
      '🦊',
      '\u0301',
    )
    const name = fc.oneof(
      fc.string({ unit: tricky, maxLength: 80 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
    )
    fc.assert(
      fc.property(name, (value) => {
        const cleaned = cleanName(value)
        expect(cleaned).not.toMatch(unwanted)
        expect(cleaned).toBe(cleaned.trim())
        expect(cleaned).not.toMatch(/\s\s/u)
        expect([...cleaned].length).toBeLessThanOrEqual(48)
      }),
      { numRuns: 2_000, seed: 20_260_101 },
    )
  })
})
