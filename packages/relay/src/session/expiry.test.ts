import { expect, it } from 'vitest'
import {
  canRetryPairing,
  isExpired,
  isPairingExpired,
  pairingExpiresAt,
  requestSeconds,
  sessionExpiry,
} from './expiry.js'

const now = 1_767_225_600_000

it('[RELAY-01] a pairing ends after four minutes, counts as expired ten seconds before, and may be tried anew after one', () => {
  const expiresAt = pairingExpiresAt(now)
  expect(expiresAt - now).toBe(240_000)
  expect(isPairingExpired(expiresAt, now + 229_999)).toBe(false)
  expect(isPairingExpired(expiresAt, now + 230_000)).toBe(true)
  expect(canRetryPairing(now, now + 999)).toBe(false)
  expect(canRetryPairing(now, now + 1_000)).toBe(true)
})

it('sessions last seven days, requests between five minutes and seven days', () => {
  expect(sessionExpiry(now) * 1000 - now).toBe(7 * 86_400_000)
  expect(isExpired(now / 1000, now)).toBe(true)
  expect(isExpired(now / 1000 + 1, now)).toBe(false)
  expect([undefined, 1, 300.9, 3_600, 1e9].map((asked) => requestSeconds(asked))).toEqual([
    300, 300, 300, 3_600, 604_800,
  ])
})
