import { expect, it } from 'vitest'
import { formatPairingUri, parsePairingUri } from './pairingUri.js'

const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

it('writes what it reads', () => {
  for (const methods of [[], ['wc_sessionAuthenticate']])
    for (const expiryTimestamp of [undefined, 1_794_712_192]) {
      const uri = { topic, symKey, methods, ...(expiryTimestamp && { expiryTimestamp }) }
      expect(parsePairingUri(formatPairingUri(uri))).toEqual(uri)
    }
  expect(formatPairingUri({ topic, symKey, methods: [], expiryTimestamp: 1_794_712_192 })).toBe(
    `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=1794712192`,
  )
})

it('reads what others write: another order, older lists of methods, parameters we do not know', () => {
  // The example of the public protocol text.
  const uri = `wc:${topic}@2?symKey=${symKey}&methods=[wc_sessionPropose],[wc_authRequest,wc_authBatchRequest]&relay-protocol=irn&expiryTimestamp=1705667684`
  expect(parsePairingUri(uri)).toEqual({
    topic,
    symKey,
    expiryTimestamp: 1_705_667_684,
    methods: ['wc_sessionPropose', 'wc_authRequest', 'wc_authBatchRequest'],
  })
  expect(parsePairingUri(`wc:${topic}@2?relay-protocol=irn&relay-data=00&symKey=${symKey}`)).toBeDefined()
})

const good = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}`
const hostile: readonly unknown[] = [
  undefined,
  null,
  0,
  {},
  [],
  [good],
  new URL('https://example.com'),
  '',
  'wc',
  'wc:',
  `wc:${topic}`,
  `wc:${topic}@2`,
  `wc:${topic}@2?`,
  `wc:${topic}@1?bridge=https%3A%2F%2Fbridge.example&key=${symKey}`,
  `wc:${topic}@22?relay-protocol=irn&symKey=${symKey}`,
  `WC:${topic}@2?relay-protocol=irn&symKey=${symKey}`,
  `wc://${topic}@2?relay-protocol=irn&symKey=${symKey}`,
  `wc:${topic.toUpperCase()}@2?relay-protocol=irn&symKey=${symKey}`,
  `wc:${topic.slice(1)}@2?relay-protocol=irn&symKey=${symKey}`,
  `wc:${topic}0@2?relay-protocol=irn&symKey=${symKey}`,
  `wc:../${topic.slice(3)}@2?relay-protocol=irn&symKey=${symKey}`,
  `wc:${topic}@2?relay-protocol=waku&symKey=${symKey}`,
  `wc:${topic}@2?symKey=${symKey}`,
  `wc:${topic}@2?relay-protocol=irn`,
  `wc:${topic}@2?relay-protocol=irn&symKey=`,
  `wc:${topic}@2?relay-protocol=irn&symKey=${symKey.slice(2)}`,
  `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}00`,
  `wc:${topic}@2?relay-protocol=irn&symKey=${symKey.toUpperCase()}`,
  `wc:${topic}@2?relay-protocol=irn&symKey=${'g'.repeat(64)}`,
  `${good}&symKey=${'0'.repeat(64)}`,
  `${good}&relay-protocol=irn`,
  `${good}&expiryTimestamp=1794712192&expiryTimestamp=9999999999`,
  `${good}&expiryTimestamp=-1`,
  `${good}&expiryTimestamp=1e99`,
  `${good}&expiryTimestamp=`,
  `${good}&expiryTimestamp=99999999999999`,
  `${good}&methods=<script>`,
  `${good}&methods=a b`,
  `${good}&methods=__proto__-`,
  `${good}&=x`,
  `${good}&a`,
  `${good}&a=b=c`,
  `${good}#fragment`,
  `${good} `,
  ` ${good}`,
  `${good}\n`,
  `${good}\u0000`,
  `${good}&a=\u202e`,
  `javascript:alert(1)//${good}`,
  `https://evil.example/?uri=${good}`,
  `data:text/html,${good}`,
  `${good}&a=${'a'.repeat(2_000)}`,
  encodeURIComponent(good),
]
// The same keys and topics, with every character of the frame changed once.
const mutated = Array.from({ length: 130 }, (_, at) => {
  const char = good.charCodeAt(at % good.length)
  return good.slice(0, at % good.length) + String.fromCharCode(char ^ 0x40) + good.slice((at % good.length) + 1)
})

it('C11: refuses hostile links', () => {
  for (const value of hostile) expect(parsePairingUri(value), String(value)).toBeUndefined()
  // A changed hexadecimal digit may still be one; then it is another, well-formed link.
  for (const value of mutated) {
    const parsed = parsePairingUri(value)
    if (parsed) expect(parsed.topic + parsed.symKey).toMatch(/^[0-9a-f]{128}$/)
  }
  expect(mutated.filter((value) => parsePairingUri(value) === undefined).length).toBeGreaterThan(100)
  expect(hostile.length + mutated.length).toBeGreaterThan(180)
})
