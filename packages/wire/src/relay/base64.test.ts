import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { fromBase58, toBase58 } from './base58.js'
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.js'

it('reads what it writes, as Node does', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length)
    expect(toBase64(bytes)).toBe(bytes.toString('base64'))
    expect(toBase64Url(bytes)).toBe(bytes.toString('base64url'))
    expect(fromBase64(toBase64(bytes))).toEqual(Uint8Array.from(bytes))
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(Uint8Array.from(bytes))
  }
  expect(toBase64(new Uint8Array(100_000)).length).toBe(133_336)
})

it('one text per value: loose ends, spaces and other alphabets are refused', () => {
  for (const text of ['A', 'AA', 'AA=', 'AB==', 'AAB=', 'AA==\n', ' AAAA', 'AA==AA==', 'A-A_', 'ÄAAA', 'AAAA='])
    expect(fromBase64(text), text).toBeUndefined()
  for (const text of ['A', 'AB', 'AA==', 'A+/A', 'A A']) expect(fromBase64Url(text), text).toBeUndefined()
})

it('writes and reads base58', () => {
  // From the draft "The Base58 Encoding Scheme".
  for (const [text, encoded] of [
    ['Hello World!', '2NEpo7TZRRrLZSi2U'],
    ['The quick brown fox jumps over the lazy dog.', 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
  ] as const) {
    expect(toBase58(Buffer.from(text))).toBe(encoded)
    expect(Buffer.from(fromBase58(encoded) ?? []).toString()).toBe(text)
  }
  expect(toBase58(Uint8Array.from([0, 0, 0x28, 0x7f, 0xb4, 0xcd]))).toBe('11233QC4')
  expect(fromBase58('11233QC4')).toEqual(Uint8Array.from([0, 0, 0x28, 0x7f, 0xb4, 0xcd]))
  for (const text of ['0', 'O', 'I', 'l', ' ', '1'.repeat(129)]) expect(fromBase58(text)).toBeUndefined()
})
