import { expect, it } from 'vitest'
import { answerPublishing, isPeerMethod, rejectionPublishing, requestPublishing } from './tags.js'

it.each([
  ['wc_sessionPropose', 1100, 1101, 300, true],
  ['wc_sessionSettle', 1102, 1103, 300, false],
  ['wc_sessionUpdate', 1104, 1105, 86_400, false],
  ['wc_sessionExtend', 1106, 1107, 86_400, false],
  ['wc_sessionRequest', 1108, 1109, 300, true],
  ['wc_sessionEvent', 1110, 1111, 300, true],
  ['wc_sessionDelete', 1112, 1113, 86_400, false],
  ['wc_sessionPing', 1114, 1115, 30, false],
  ['wc_sessionAuthenticate', 1116, 1117, 3_600, true],
  ['wc_pairingDelete', 1000, 1001, 86_400, false],
  ['wc_pairingPing', 1002, 1003, 30, false],
] as const)('%s is published with its number and lifetime', (method, tag, answerTag, ttl, prompt) => {
  expect(requestPublishing(method)).toEqual({ tag, ttl, prompt })
  expect(answerPublishing(method)).toEqual({ tag: answerTag, ttl, prompt: false })
})

it('refusals of a proposal and of a sign-in have numbers of their own', () => {
  expect(rejectionPublishing('wc_sessionPropose', 'user').tag).toBe(1120)
  expect(rejectionPublishing('wc_sessionPropose', 'auto').tag).toBe(1121)
  expect(rejectionPublishing('wc_sessionAuthenticate', 'user')).toEqual({ tag: 1118, ttl: 300, prompt: false })
  expect(rejectionPublishing('wc_sessionAuthenticate', 'auto').tag).toBe(1119)
  expect(rejectionPublishing('wc_sessionRequest', 'user').tag).toBe(1109)
  for (const name of ['wc_makeCoffee', '__proto__', 'toString', 1]) expect(isPeerMethod(name)).toBe(false)
})
