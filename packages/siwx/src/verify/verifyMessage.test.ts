import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMessage } from '../message/formatMessage.js'
import type { MessageData } from '../message/messageData.js'
import { evm, type Signer, signers, strangers } from '../test/signers.js'
import type { Expectations } from './expectations.js'
import { verifyMessage } from './verifyMessage.js'

const seed = 20_261_117
const now = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const at = (ms: number) => new Date(now + ms).toISOString()
const nonce = '0123456789abcdef0123456789abcdef'
const expected: Expectations = {
  domain: 'shop.example',
  nonce,
  now,
  statement: 'Sign in to the shop.',
  requestId: 'request-1',
  resources: ['https://shop.example/terms'],
}
const good = (signer: Signer): MessageData => ({
  domain: 'shop.example',
  accountAddress: signer.accountAddress,
  chainId: signer.chainId,
  uri: 'https://shop.example/cart?x=1',
  version: '1',
  nonce,
  statement: 'Sign in to the shop.',
  issuedAt: at(-minute),
  expirationTime: at(9 * minute),
  notBefore: at(-minute),
  requestId: 'request-1',
  resources: ['https://shop.example/terms'],
})

describe('verifyMessage', () => {
  it.each(signers.filter(({ chainId }) => chainId.startsWith('bip122')))(
    '[SIWX-09] $name: a signature in hexadecimal, as wallets send it over the relay',
    async (signer) => {
      const message = formatMessage(good(signer))
      const signature = Buffer.from(await signer.sign(message), 'base64').toString('hex')
      const verdict = await verifyMessage({ message, signature, expected })
      expect(verdict).toMatchObject({ isValid: true })
    },
  )

  it.each(signers)('[SIWX-06] [SIWX-09] $name: what the account signed', async (signer) => {
    const data = good(signer)
    const message = formatMessage(data)
    const chainId = [signer.chainId]
    const signature = await signer.sign(message)
    expect(await verifyMessage({ message, signature, expected: { ...expected, chainId } })).toEqual({
      isValid: true,
      data,
      kind: signer.kind,
    })
  })

  it.each(signers)('$name: any bit of the signature changed, or another text', async (signer) => {
    const message = formatMessage(good(signer))
    const signature = await signer.sign(message)
    const other = await signer.sign(`${message} `)
    expect(await verifyMessage({ message, signature: other, expected })).toEqual({
      isValid: false,
      problem: 'signature',
    })
    const alphabet = signer.kind === 'eip191' ? '0123456789abcdef' : 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefgh123456789'
    await fc.assert(
      fc.asyncProperty(fc.nat(signature.length - 1), fc.constantFrom(...alphabet), async (place, digit) => {
        const changed = signature.slice(0, place) + digit + signature.slice(place + 1)
        const verdict = await verifyMessage({ message, signature: changed, expected })
        expect(verdict.isValid).toBe(changed === signature)
      }),
      { numRuns: 30, seed },
    )
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await verifyMessage({ message, signature: text, expected })).isValid).toBe(false)
      }),
      { numRuns: 100, seed },
    )
  })

  it('a number twice is no second signature', async () => {
    const message = formatMessage(good(evm))
    const signature = await evm.sign(message)
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const s = order - BigInt(`0x${signature.slice(66, 130)}`)
    const last = signature.endsWith('1b') ? '1c' : '1b'
    const high = `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${last}`
    expect((await verifyMessage({ message, signature: high, expected })).isValid).toBe(false)
    const bare = `${signature.slice(0, 130)}${last === '1c' ? '00' : '01'}`
    expect((await verifyMessage({ message, signature: bare, expected })).isValid).toBe(true)
  })
})

describe('[sec:C5] a sign-in text with each field wrong', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 3, maxLength: 12 })
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 })
  const later = fc.integer({ min: minute, max: 1e10 })
  const lookAlikes = fc.constantFrom(
    'shop.example.evil.example',
    'shop-example.com',
    'sh0p.example',
    'xn--shp-1na.example',
    'shop.example:8443',
    'evil-shop.example',
    'www.shop.example',
    'shop.examp1e',
    'shop.example2',
    'example',
  )
  // Each is signed as it stands by the account itself: only what it says is wrong.
  const kinds: readonly [kind: string, problem: string, values: fc.Arbitrary<Partial<MessageData>>][] = [
    ['another domain', 'domain', word.map((name) => ({ domain: `${name}.example`, uri: `https://${name}.example/` }))],
    ['a look-alike domain', 'domain', lookAlikes.map((domain) => ({ domain, uri: `https://${domain}/` }))],
    ["another site's uri", 'uri', word.map((name) => ({ uri: `https://${name}.example/shop.example` }))],
    ['a uri that hides its host', 'uri', word.map((name) => ({ uri: `https://shop.example@${name}.example/` }))],
    ['a uri without encryption', 'uri', word.map((name) => ({ uri: `http://shop.example/${name}` }))],
    ['another chain', 'chainId', fc.integer({ min: 2, max: 1e9 }).map((id) => ({ chainId: `eip155:${id}` as const }))],
    ['another nonce', 'nonce', hex.map((value) => ({ nonce: value }))],
    ['a nonce that goes on', 'nonce', word.map((value) => ({ nonce: nonce + value }))],
    ['another statement', 'statement', word.map((statement) => ({ statement }))],
    ['issued in the future', 'issuedAt', later.map((ms) => ({ issuedAt: at(ms), expirationTime: at(ms + minute) }))],
    ['issued long ago', 'issuedAt', later.map((ms) => ({ issuedAt: at(-10 * minute - ms) }))],
    ['expired', 'expirationTime', later.map((ms) => ({ issuedAt: at(-ms - minute), expirationTime: at(-ms) }))],
    ['not valid yet', 'notBefore', later.map((ms) => ({ notBefore: at(ms) }))],
    ['another request', 'requestId', word.map((requestId) => ({ requestId }))],
    ['another resource', 'resources', word.map((name) => ({ resources: [`https://shop.example/${name}`] }))],
    [
      'one resource more',
      'resources',
      word.map((name) => ({ resources: ['https://shop.example/terms', `urn:${name}`] })),
    ],
    ['no statement', 'statement', fc.constant({ statement: undefined })],
  ]

  it.each(kinds)('%s: 0 of 20 accepted', async (kind, problem, values) => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(values, async (change) => {
        const message = formatMessage(withoutEmpty({ ...good(evm), ...change }))
        const signature = await evm.sign(message)
        const verdict = await verifyMessage({
          message,
          signature,
          // A message that is both old and expired is refused for its age first.
          expected: { ...expected, chainId: 'eip155:1', ...(kind === 'expired' ? { maxAge: 1e12 } : {}) },
        })
        expect(verdict).toEqual({ isValid: false, problem })
        refused += 1
      }),
      { numRuns: 20, seed },
    )
    expect(refused).toBe(20)
  })

  it('another account, another spelling, another version, another field: 0 of 20 accepted each', async () => {
    const message = formatMessage(good(evm))
    const digits = evm.accountAddress.slice(2)
    const texts = Array.from({ length: 20 }, (_, index) => {
      const flipped = [...digits].map((digit, place) => (place % 20 === index ? swapCase(digit) : digit)).join('')
      const spelled = flipped === digits ? digits.toLowerCase() : flipped
      return {
        account: message.replace(evm.accountAddress, strangers[0]?.accountAddress ?? ''),
        spelling: message.replace(digits, spelled),
        version: message.replace('Version: 1', `Version: ${index + 2}`),
        unknown: message.replace('Nonce: ', `Extra-${index}: x\nNonce: `),
        address: message.replace(evm.accountAddress, `0x${String(index).padStart(40, '0')}`),
        chain: message.replace('Chain ID: 1', `Chain ID: ${index}x`),
        name: message.replace('Ethereum', ['Solana', 'Bitcoin', 'ethereum', 'Ether'][index % 4] ?? ''),
      }
    })
    for (const forged of texts.flatMap(Object.values)) {
      expect(forged).not.toBe(message)
      const signature = await evm.sign(forged)
      expect((await verifyMessage({ message: forged, signature, expected })).isValid, forged).toBe(false)
    }
  })

  it("a stranger's signature, and a text for one account signed by another", async () => {
    for (const stranger of strangers)
      for (const signer of signers) {
        const message = formatMessage(good(signer))
        const signature = await stranger.sign(message)
        expect((await verifyMessage({ message, signature, expected })).isValid).toBe(false)
      }
    const [message, accountAddress] = [formatMessage(good(evm)), strangers[0]?.accountAddress]
    const signature = await evm.sign(message)
    expect(await verifyMessage({ message, signature, expected: { ...expected, accountAddress } })).toEqual({
      isValid: false,
      problem: 'accountAddress',
    })
  })

  it('clocks may differ by half a minute, and no more', async () => {
    const verdict = async (change: Partial<MessageData>, time = now) => {
      const message = formatMessage({ ...good(evm), ...change })
      const signature = await evm.sign(message)
      const result = await verifyMessage({ message, signature, expected: { ...expected, now: time } })
      return result.isValid ? 'valid' : result.problem
    }
    expect(await verdict({ issuedAt: at(29_000) })).toBe('valid')
    expect(await verdict({ issuedAt: at(31_000) })).toBe('issuedAt')
    expect(await verdict({ notBefore: at(29_000) })).toBe('valid')
    expect(await verdict({ expirationTime: at(-29_000) })).toBe('valid')
    expect(await verdict({ expirationTime: at(-31_000) })).toBe('expirationTime')
    expect(await verdict({ expirationTime: at(-minute) })).toBe('expirationTime')
    // However late it says it ends, a message is good for ten minutes.
    const long = { issuedAt: at(0), notBefore: at(0), expirationTime: at(1e10) }
    expect(await verdict(long, now + 10 * minute)).toBe('valid')
    expect(await verdict(long, now + 11 * minute)).toBe('issuedAt')
  })

  it('on this machine a page needs no encryption', async () => {
    for (const domain of ['localhost:4400', '127.0.0.1:80', '[::1]:4400', 'app.localhost']) {
      const message = formatMessage({ ...good(evm), domain, uri: `http://${domain.replace(':80', '')}/` })
      const isDefaultPort = domain.endsWith(':80')
      const signature = await evm.sign(message)
      const { isValid } = await verifyMessage({ message, signature, expected: { ...expected, domain } })
      // A browser leaves out the port that its scheme has anyway, so such a domain is none of its.
      expect(isValid, domain).toBe(!isDefaultPort)
    }
  })
})

const swapCase = (digit: string) => (digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase())

function withoutEmpty(data: MessageData): MessageData {
  // Fields that were set to undefined are left out.
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as MessageData
}
