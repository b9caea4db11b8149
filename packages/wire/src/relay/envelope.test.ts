import { expect, it } from 'vitest'
import { decodeEnvelope, encodeEnvelope } from './envelope.js'

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value)

it('lays out the three types', () => {
  const iv = bytes(12, 1)
  const sealed = bytes(40, 2)
  const publicKey = bytes(32, 3)
  const zero = encodeEnvelope({ type: 0, iv, sealed })
  expect(Buffer.from(zero, 'base64').toString('hex')).toBe(`00${'01'.repeat(12)}${'02'.repeat(40)}`)
  expect(decodeEnvelope(zero)).toEqual({ type: 0, iv, sealed })
  const one = encodeEnvelope({ type: 1, publicKey, iv, sealed })
  expect(Buffer.from(one, 'base64').toString('hex')).toBe(`01${'03'.repeat(32)}${'01'.repeat(12)}${'02'.repeat(40)}`)
  expect(decodeEnvelope(one)).toEqual({ type: 1, publicKey, iv, sealed })
  const two = encodeEnvelope({ type: 2, message: bytes(9, 0xff) })
  expect(two).not.toMatch(/[+/=]/)
  expect(decodeEnvelope(two)).toEqual({ type: 2, message: bytes(9, 0xff) })
})

it('refuses what is too short, of another type, or no base64', () => {
  const short = [
    bytes(29, 0),
    Uint8Array.from([1, ...bytes(60, 0)]),
    Uint8Array.from([2]),
    Uint8Array.from([3, ...bytes(90, 0)]),
  ]
  for (const each of short) expect(decodeEnvelope(Buffer.from(each).toString('base64'))).toBeUndefined()
  for (const text of ['', 'wc', '{"id":1}', '====']) expect(decodeEnvelope(text)).toBeUndefined()
})
