import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatDidKey, parseDidKey } from './didKey.js'
import { checkRelayJwt, encodeRelayJwt, type RelayJwtClaims } from './jwt.js'

const now = 1_656_910_097
const audience = 'wss://relay.example/relay?x=1'

/** Ed25519 by Node, which is not what the clients use. */
const nodeVerify = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array) => {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey])
  return verify(null, message, createPublicKey({ key: spki, format: 'der', type: 'spki' }), signature)
}
const rawKey = (key: KeyObject) => Uint8Array.from(key.export({ format: 'der', type: 'spki' }).subarray(-32))
const check = (token: string, at = now, isAudience = (aud: string): boolean => aud === audience) =>
  checkRelayJwt(token, { now: at * 1000, isAudience, verify: nodeVerify })

function client() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const iss = formatDidKey(rawKey(publicKey))
  const claims: RelayJwtClaims = {
    iss,
    sub: randomBytes(32).toString('hex'),
    aud: audience,
    iat: now,
    exp: now + 86_400,
  }
  const signer = async (message: Uint8Array) => Uint8Array.from(sign(null, message, privateKey))
  return { iss, claims, token: (changes: object = {}) => encodeRelayJwt({ ...claims, ...changes }, signer), signer }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('verifies the published token, and its did:key', () => {
  // From the public protocol text, "Crypto Authentication".
  const token =
    'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWtvZEhad25lVlJTaHRhTGY4SktZa3hwREdwMXZHWm5wR21kQnBYOE0yZXh4SCIsInN1YiI6ImM0NzlmZTVkYzQ2NGU3NzFlNzhiMTkzZDIzOWE2NWI1OGQyNzhjYWQxYzM0YmZiMGI1NzE2ZTViYjUxNDkyOGUiLCJhdWQiOiJ3c3M6Ly9yZWxheS53YWxsZXRjb25uZWN0LmNvbSIsImlhdCI6MTY1NjkxMDA5NywiZXhwIjoxNjU2OTk2NDk3fQ.bAKl1swvwqqV_FgwvD4Bx3Yp987B9gTpZctyBviA-EkAuWc8iI8SyokOjkv9GJESgid4U8Tf2foCgrQp2qrxBA'
  const checked = check(token, now, (aud) => aud === 'wss://relay.walletconnect.com')
  expect(checked).toMatchObject({
    isValid: true,
    clientId: 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH',
  })
  const key = Buffer.from('884ab67f787b69e534bfdba8d5beb4e719700e90ac06317ed177d49e5a33be5a', 'hex')
  expect(formatDidKey(key)).toBe('did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH')
  expect(parseDidKey('did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH')).toEqual(Uint8Array.from(key))
})

it('accepts what a client signs, within a minute of its clock', async () => {
  const { token, iss } = client()
  for (const at of [now, now - 60, now + 86_400, now + 86_460])
    expect(check(await token(), at)).toMatchObject({ isValid: true, clientId: iss })
  expect(check(await token(), now - 61)).toEqual({ isValid: false, problem: 'not-yet-valid' })
  expect(check(await token(), now + 86_461)).toEqual({ isValid: false, problem: 'expired' })
})

it('R10: of 20 × 10 tokens with a wrong aud, alg, exp or did none is accepted', async () => {
  let refused = 0
  for (let round = 0; round < 10; round++) {
    const { token, claims, signer, iss } = client()
    const other = client()
    const signed = async (header: unknown, body: unknown) => {
      const text = `${part(header)}.${part(body)}`
      return `${text}.${Buffer.from(await signer(Buffer.from(text))).toString('base64url')}`
    }
    const good = await token()
    const [head, body, signature] = good.split('.')
    const header = { alg: 'EdDSA', typ: 'JWT' }
    const bad = [
      await token({ aud: 'wss://relay.example/relay' }),
      await token({ aud: 'wss://evil.example/relay?x=1' }),
      await token({ exp: now - 100, iat: now - 200 }),
      await token({ exp: now + 86_401 }),
      await token({ exp: now, iat: now }),
      await token({ iat: now + 100, exp: now + 200 }),
      await token({ iss: other.iss }),
      await token({ iss: iss.replace('did:key:z', 'did:key:u') }),
      await token({ iss: 'did:pkh:eip155:1:0x0000000000000000000000000000000000000000' }),
      await token({ iss: `${iss}1` }),
      await signed({ alg: 'none', typ: 'JWT' }, claims),
      await signed({ alg: 'HS256', typ: 'JWT' }, claims),
      await signed({ alg: 'ES256', typ: 'JWT' }, claims),
      await signed(header, { ...claims, exp: `${claims.exp}` }),
      await signed(header, { ...claims, exp: undefined }),
      await signed(header, { ...claims, aud: [audience] }),
      `${head}.${body}.`,
      `${head}.${part({ ...claims, sub: 'other' })}.${signature}`,
      `${head}.${body}.${Buffer.from(randomBytes(64)).toString('base64url')}`,
      `${good}.${signature}`,
    ]
    for (const [number, text] of bad.entries()) {
      const checked = check(text)
      expect(checked.isValid, `round ${round}, number ${number}`).toBe(false)
      if (!checked.isValid) refused++
    }
  }
  expect(refused).toBe(200)
})

it('a verifier that throws refuses', async () => {
  const { token } = client()
  const thrown = () => {
    throw new TypeError('point off the curve')
  }
  const checked = checkRelayJwt(await token(), { now: now * 1000, isAudience: () => true, verify: thrown })
  expect(checked).toEqual({ isValid: false, problem: 'signature' })
})
