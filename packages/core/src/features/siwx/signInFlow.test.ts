import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SIWXSession } from '../../config/siwxConfig.js'
import type { SignInState } from '../../state/signInState.js'
import { type SignInEvent, signInFlow } from './signInFlow.js'

const caipAddress = 'eip155:1:0x1' as const
const data = {
  accountAddress: '0x1',
  chainId: 'eip155:1',
  domain: 'a.test',
  uri: 'https://a.test',
  version: '1',
  nonce: 'n',
} as const
const session: SIWXSession = { data, message: 'text', signature: '0x' }

const events: Record<SignInEvent['type'], SignInEvent> = {
  check: { type: 'check', caipAddress, host: 'a.test', isRequired: true },
  found: { type: 'found', session },
  missing: { type: 'missing' },
  prepare: { type: 'prepare' },
  prepared: { type: 'prepared', message: 'text' },
  sign: { type: 'sign' },
  signed: { type: 'signed' },
  accepted: { type: 'accepted', session },
  failed: { type: 'failed', error: 'siwx/declined', isSpent: false },
  cancel: { type: 'cancel' },
  dismiss: { type: 'dismiss' },
  forget: { type: 'forget' },
}
const after = (...names: SignInEvent['type'][]): SignInState | undefined =>
  names.reduce<SignInState | undefined>((state, name) => signInFlow(state, events[name]), undefined)
const statusAfter = (...names: SignInEvent['type'][]): string | undefined => after(...names)?.status

describe('the way to a session', () => {
  it.each([
    ['checking', ['check']],
    ['signedIn', ['check', 'found']],
    ['signedOut', ['check', 'missing']],
    ['preparing', ['check', 'missing', 'prepare']],
    ['ready', ['check', 'missing', 'prepare', 'prepared']],
    ['signing', ['check', 'missing', 'prepare', 'prepared', 'sign']],
    ['verifying', ['check', 'missing', 'prepare', 'prepared', 'sign', 'signed']],
    ['signedIn', ['check', 'missing', 'prepare', 'prepared', 'sign', 'signed', 'accepted']],
    ['failed', ['check', 'missing', 'prepare', 'prepared', 'sign', 'failed']],
    ['signing', ['check', 'missing', 'prepare', 'prepared', 'sign', 'failed', 'sign']],
    ['signedOut', ['check', 'missing', 'prepare', 'prepared', 'sign', 'dismiss']],
    ['cancelling', ['check', 'missing', 'prepare', 'prepared', 'sign', 'cancel']],
    [undefined, ['check', 'missing', 'prepare', 'prepared', 'forget']],
  ] as const)('%s after %j', (status, names) => {
    expect(statusAfter(...names)).toBe(status)
  })
  it('a declined message can be signed again, a spent one is made anew', () => {
    const signing = after('check', 'missing', 'prepare', 'prepared', 'sign', 'signed')
    expect(signInFlow(signing, { ...events.failed, isSpent: false } as SignInEvent)).toMatchObject({ message: 'text' })
    const spent = signInFlow(signing, { ...events.failed, isSpent: true } as SignInEvent)
    expect(signInFlow(spent, events.sign)).toBe(spent)
    expect(signInFlow(spent, events.prepare)?.status).toBe('preparing')
  })
})

it('[SIWX-02] no order of events gives a session that was neither found nor accepted', () => {
  const names = Object.keys(events) as SignInEvent['type'][]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 20 }), (order) => {
      const state = after(...order)
      if (state?.status === 'signedIn') expect(order.some((name) => name === 'found' || name === 'accepted')).toBe(true)
      if (state?.status === 'verifying') expect(order).toContain('signed')
      if (state) expect(state.isRequired).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
