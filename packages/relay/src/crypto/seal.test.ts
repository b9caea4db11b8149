import { createDecipheriv, randomBytes } from 'node:crypto'
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'
import { encodeEnvelope } from '@portico/wire/relay'
import { expect, it } from 'vitest'
import { open, openWithPublicKey, seal, sealWithPublicKey } from './seal.js'

const env = { randomBytes: (length: number) => Uint8Array.from(randomBytes(length)) }
const key = '42'.repeat(32)
const payload = { id: 1_794_711_892_390_665, jsonrpc: '2.0' as const, method: 'wc_sessionPing', params: {} }

it('encrypts as in RFC 8439, 2.8.2', () => {
  const secret = hexToBytes('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f')
  const nonce = hexToBytes('070000004041424344454647')
  const text =
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
  const sealed = chacha20poly1305(secret, nonce, hexToBytes('50515253c0c1c2c3c4c5c6c7')).encrypt(utf8ToBytes(text))
  expect(bytesToHex(sealed.subarray(0, 16))).toBe('d31a8d34648e60db7b86afbc53ef7ec2')
  expect(bytesToHex(sealed.subarray(-16))).toBe('1ae10b594f09e26a7e902ecbd0600691')
})

it('seals what Node opens', () => {
  const bytes = Buffer.from(seal(env, key, payload), 'base64')
  expect(bytes[0]).toBe(0)
  const decipher = createDecipheriv('chacha20-poly1305', Buffer.from(key, 'hex'), bytes.subarray(1, 13), {
    authTagLength: 16,
  })
  decipher.setAuthTag(bytes.subarray(-16))
  const text = Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()])
  expect(JSON.parse(text.toString())).toEqual(payload)
})

it('opens what it sealed, with that key and no other', () => {
  const message = seal(env, key, payload)
  expect(open(key, message)).toEqual(payload)
  expect(open('43'.repeat(32), message)).toBeUndefined()
  expect(seal(env, key, payload)).not.toBe(message)
})

it('an envelope with a public key opens only where one is expected', async () => {
  const publicKey = 'ab'.repeat(32)
  const message = sealWithPublicKey(env, key, publicKey, payload)
  expect(open(key, message)).toBeUndefined()
  const asked: string[] = []
  const keyFor = async (sender: string) => {
    asked.push(sender)
    return key
  }
  expect(await openWithPublicKey(keyFor, message)).toEqual({ publicKey, payload })
  expect(await openWithPublicKey(keyFor, seal(env, key, payload))).toBeUndefined()
  expect(await openWithPublicKey(() => Promise.reject(new TypeError('small order')), message)).toBeUndefined()
  expect(asked).toEqual([publicKey])
})

it('what is in the clear, or no message, is never opened', () => {
  expect(open(key, encodeEnvelope({ type: 2, message: utf8ToBytes(JSON.stringify(payload)) }))).toBeUndefined()
  const iv = env.randomBytes(12)
  for (const text of ['null', '[]', '{}', '{"id":1}', 'x', '\ud800', '{"id":"1","jsonrpc":"2.0","result":1}']) {
    const sealed = chacha20poly1305(hexToBytes(key), iv).encrypt(utf8ToBytes(text))
    expect(open(key, encodeEnvelope({ type: 0, iv, sealed })), text).toBeUndefined()
  }
})
