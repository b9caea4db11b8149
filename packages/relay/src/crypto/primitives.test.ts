import { randomBytes } from 'node:crypto'
import { bytesToHex, hexToBytes } from '@noble/ciphers/utils.js'
import { describe, expect, it } from 'vitest'
import { agreeOnKey, createKeyPair, topicOf } from './keys.js'
import { noblePrimitives } from './noblePrimitives.js'
import { loadPrimitives } from './primitives.js'
import { subtlePrimitives } from './subtlePrimitives.js'

const hex = (bytes: Uint8Array) => bytesToHex(bytes)
const smallOrder = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
  '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]

describe.each([
  ['@noble', () => noblePrimitives()],
  ['the platform', () => subtlePrimitives(crypto.subtle)],
] as const)('%s', (_, create) => {
  const primitives = create()

  it('agrees as in RFC 7748, 6.1', async () => {
    const alice = hexToBytes('77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a')
    const bob = hexToBytes('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb')
    const aliceKey = await primitives.agreementKey(alice)
    const bobKey = await primitives.agreementKey(bob)
    expect(hex(aliceKey)).toBe('8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a')
    expect(hex(bobKey)).toBe('de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f')
    const shared = '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742'
    expect(hex(await primitives.agree(alice, bobKey))).toBe(shared)
    expect(hex(await primitives.agree(bob, aliceKey))).toBe(shared)
  })

  it('signs as in RFC 8032, 7.1', async () => {
    const seed = hexToBytes('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb')
    expect(hex(await primitives.signingKey(seed))).toBe(
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    )
    expect(hex(await primitives.sign(seed, Uint8Array.of(0x72)))).toBe(
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    )
  })

  it('derives as in RFC 5869, A.3, and hashes as in FIPS 180', async () => {
    const derived = await primitives.deriveKey(new Uint8Array(22).fill(0x0b))
    // The first 32 bytes of the RFC's 42: no salt, no info.
    expect(hex(derived)).toBe('8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d')
    expect(await topicOf(primitives, hex(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it.each(smallOrder)('refuses the public key %s, whose secret everybody knows', async (key) => {
    await expect(agreeOnKey(primitives, '11'.repeat(32), key)).rejects.toMatchObject({ code: 'relay/key-agreement' })
  })
})

it('both come to the same keys and signatures', async () => {
  const [noble, platform] = [noblePrimitives(), subtlePrimitives(crypto.subtle)]
  const env = { randomBytes: (length: number) => Uint8Array.from(randomBytes(length)) }
  for (let round = 0; round < 10; round++) {
    const ours = await createKeyPair(env, noble)
    const theirs = await createKeyPair(env, platform)
    expect(await agreeOnKey(noble, ours.privateKey, theirs.publicKey)).toBe(
      await agreeOnKey(platform, theirs.privateKey, ours.publicKey),
    )
    const seed = env.randomBytes(32)
    expect(await noble.sign(seed, seed)).toEqual(await platform.sign(seed, seed))
  }
})

it('takes the platform’s where they work, and @noble’s where there are none or wrong ones', async () => {
  const secret = new Uint8Array(32).fill(7)
  const expected = hex(await noblePrimitives().agreementKey(secret))
  const broken = { importKey: () => Promise.reject(new DOMException('Unrecognized name', 'NotSupportedError')) }
  const lying = {
    importKey: async () => ({}),
    exportKey: async () => ({ x: 'AAAA' }),
    sign: async () => new ArrayBuffer(64),
  }
  for (const subtle of [crypto.subtle, undefined, broken, lying]) {
    const loaded = await loadPrimitives({ subtle: () => subtle as SubtleCrypto | undefined })
    expect(hex(await loaded.agreementKey(secret))).toBe(expected)
  }
})
