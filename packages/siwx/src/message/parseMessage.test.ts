import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMessage } from './formatMessage.js'
import type { MessageData } from './messageData.js'
import { parseMessage } from './parseMessage.js'

const seed = 20_261_117
const ascii = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCharCode(code))
const printable = fc.string({ unit: ascii(32, 126), minLength: 1, maxLength: 60 })
const dense = fc.string({ unit: ascii(33, 126), minLength: 1, maxLength: 40 })
const uri = fc.tuple(fc.constantFrom('https', 'ipfs', 'urn'), dense).map(([scheme, rest]) => `${scheme}:${rest}`)
const time = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString())
const accounts = fc.constantFrom(
  { chainId: 'eip155:1', accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' } as const,
  {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  } as const,
  {
    chainId: 'bip122:000000000019d6689c085ae165831e93',
    accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  } as const,
)
const data: fc.Arbitrary<MessageData> = fc
  .tuple(
    accounts,
    fc.record(
      {
        domain: fc.constantFrom('example.com', 'localhost:4400', '[::1]:80', 'xn--exmple-cua.com'),
        uri,
        version: fc.constant('1'),
        nonce: fc.string({ unit: fc.constantFrom(...'abcXYZ0189'), minLength: 8, maxLength: 40 }),
        issuedAt: time,
        statement: printable,
        expirationTime: time,
        notBefore: time,
        requestId: fc.string({ unit: fc.constantFrom(...'aZ0-._~:@'), minLength: 1, maxLength: 20 }),
        resources: fc.array(uri, { maxLength: 3 }),
      },
      { requiredKeys: ['domain', 'uri', 'version', 'nonce', 'issuedAt'] },
    ),
  )
  .map(([account, fields]) => ({ ...account, ...fields }))

describe('parseMessage', () => {
  it('[SIWX-09] [sec:C5] reads back whatever was written', () => {
    fc.assert(
      fc.property(data, (fields) => {
        expect(parseMessage(formatMessage(fields))).toEqual(fields)
      }),
      { numRuns: 1_000, seed },
    )
  })

  it('[sec:C5] what it reads from a changed text writes that very text again, and never the old fields', () => {
    fc.assert(
      fc.property(
        data,
        fc.nat(),
        fc.constantFrom('', '\n', ' ', 'x', '\r', '\u202e', 'URI: ', '- '),
        (fields, at, add) => {
          const text = formatMessage(fields)
          const place = at % text.length
          const changed = text.slice(0, place) + add + text.slice(add === '' ? place + 1 : place)
          const read = parseMessage(changed)
          if (read) expect(formatMessage(read)).toBe(changed)
          if (read && changed !== text) expect(read).not.toEqual(fields)
        },
      ),
      { numRuns: 5_000, seed },
    )
  })

  it('[sec:C5] any text at all: no exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (text) => {
        expect(parseMessage(text)).toBeUndefined()
      }),
      { numRuns: 2_000, seed },
    )
    expect(parseMessage('x'.repeat(1_000_000))).toBeUndefined()
  })

  const text = formatMessage({
    domain: 'example.com',
    accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    chainId: 'eip155:1',
    uri: 'https://example.com/',
    version: '1',
    nonce: '0123456789abcdef',
    statement: 'Sign in.',
    issuedAt: '2026-01-15T12:00:00.000Z',
  })
  it.each([
    ['a scheme before the domain', `https://${text}`],
    ['another chain name', text.replace('Ethereum', 'Dogecoin')],
    ['an unknown field', `${text}\nColour: red`],
    ['a field twice', text.replace('Version: 1', 'Version: 1\nVersion: 1')],
    ['another order', text.replace('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
    ['a line at the end', `${text}\n`],
    ['Windows lines', text.replaceAll('\n', '\r\n')],
    ['a chain id with zeros', text.replace('Chain ID: 1', 'Chain ID: 01')],
    ['a chain id with its namespace', text.replace('Chain ID: 1', 'Chain ID: eip155:1')],
    ['a missing field', text.replace('Nonce: 0123456789abcdef\n', '')],
    ['a statement of two lines', text.replace('Sign in.', 'Sign\nin.')],
  ])('[sec:C5] refuses %s', (_, changed) => {
    expect(parseMessage(text)).toBeDefined()
    expect(parseMessage(changed)).toBeUndefined()
  })
})
