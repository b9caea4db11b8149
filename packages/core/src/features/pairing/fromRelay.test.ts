import { RelayError, type RelayErrorCode } from '@portico/relay'
import { expect, it } from 'vitest'
import { fromRpc } from '../../errors/fromRpc.js'
import { fromRelay, relayAlert } from './fromRelay.js'
import { RelayRpcError, toRpcError } from './RelayRpcError.js'

it.each<[RelayErrorCode, string]>([
  ['relay/proposal-rejected', 'rpc/user-rejected'],
  ['relay/proposal-expired', 'pairing/expired'],
  ['relay/proposal-cancelled', 'connect/abandoned'],
  ['relay/chains-not-asked', 'pairing/wrong-networks'],
  ['relay/nothing-granted', 'pairing/wrong-networks'],
  ['relay/no-accounts', 'connect/no-accounts'],
  ['relay/accounts-invalid', 'connect/bad-answer'],
  ['relay/settlement-invalid', 'connect/bad-answer'],
  ['relay/settlement-sender', 'connect/bad-answer'],
  ['relay/signature-invalid', 'pairing/wrong-signature'],
  ['relay/timeout', 'pairing/unreachable'],
  ['relay/origin-not-allowed', 'pairing/refused'],
])('%s is %s, and never in the words of others', (code, expected) => {
  const error = fromRelay(new RelayError(code, { details: 'words of a wallet' }))
  expect(error.code).toBe(expected)
  expect(error.shortMessage).not.toContain('words of a wallet')
})

it('[ERR-02~] before there is a client, or a session, requests say so in these words', () => {
  const said = (code: RelayErrorCode) => fromRelay(new RelayError(code)).message
  expect(said('relay/client-not-initialized')).toBe('Sign Client not initialized')
  expect(said('relay/session-not-initialized')).toBe('Session not initialized. Please call connect() before enable().')
})

it('[RELAY-12] [API-06] what the relay refuses at its door has its alert', () => {
  const alertOf = (code: RelayErrorCode) => relayAlert(new RelayError(code))
  expect(alertOf('relay/origin-not-allowed')).toBe('INVALID_APP_CONFIGURATION')
  expect(alertOf('relay/clock')).toBe('JWT_TOKEN_NOT_VALID')
  expect(alertOf('relay/invalid-project')).toBe('INVALID_PROJECT_ID')
  expect(alertOf('relay/timeout')).toBeUndefined()
  expect(relayAlert(new Error('relay/clock'))).toBeUndefined()
})

it('a provider rejects with numbers that hosts know', () => {
  const numberOf = (code: RelayErrorCode, rpcCode?: number) => toRpcError(new RelayError(code, { rpcCode })).code
  expect(numberOf('relay/peer', 4001)).toBe(4001)
  expect(numberOf('relay/peer', 5000)).toBe(4001)
  expect(numberOf('relay/peer', -32000)).toBe(-32000)
  expect(numberOf('relay/method-not-granted')).toBe(4200)
  expect(numberOf('relay/chain-not-granted')).toBe(4901)
  expect(numberOf('relay/session-ended')).toBe(4900)
  expect(toRpcError(new Error('x'))).toBeInstanceOf(RelayRpcError)
  expect(fromRpc(toRpcError(new RelayError('relay/peer', { rpcCode: 4001 }))).code).toBe('rpc/user-rejected')
})
