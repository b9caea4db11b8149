import type { RelayErrorCode } from '@portico/relay'
import { fromRpc } from '../../errors/fromRpc.js'
import { isPorticoError, PorticoError } from '../../errors/PorticoError.js'
import type { PairingErrorName } from '../../errors/pairingSentences.js'
import type { ServerAlertKey } from '../../errors/serverAlerts.js'
import { walletError } from '../../errors/walletError.js'
import { pairingError } from './pairingError.js'

/** What a relay says at its door, and what to tell the developer (API-06, RELAY-12). */
const alertOf: Partial<Record<RelayErrorCode, ServerAlertKey>> = /* @__PURE__ */ Object.freeze({
  'relay/origin-not-allowed': 'INVALID_APP_CONFIGURATION',
  'relay/clock': 'JWT_TOKEN_NOT_VALID',
  'relay/invalid-project': 'INVALID_PROJECT_ID',
})

const nameOf: Partial<Record<RelayErrorCode, PairingErrorName>> = /* @__PURE__ */ Object.freeze({
  'relay/client-not-initialized': 'client-not-initialized',
  'relay/session-not-initialized': 'session-not-initialized',
  'relay/origin-not-allowed': 'refused',
  'relay/clock': 'refused',
  'relay/invalid-project': 'refused',
  'relay/refused': 'refused',
  'relay/disconnected': 'unreachable',
  'relay/timeout': 'unreachable',
  'relay/answer': 'unreachable',
  'relay/publish-expired': 'unreachable',
  'relay/proposal-expired': 'expired',
  'relay/pairing-not-found': 'expired',
  'relay/request-expired': 'expired',
  'relay/session-ended': 'ended',
  'relay/session-not-found': 'ended',
  'relay/nothing-granted': 'wrong-networks',
  'relay/chains-not-asked': 'wrong-networks',
  'relay/signature-invalid': 'wrong-signature',
  'relay/authentication-mismatch': 'wrong-signature',
})

/** An error of the relay client as one of the kit, with words for the visitor. */
export function fromRelay(error: unknown): PorticoError {
  if (isPorticoError(error)) return error
  const code = relayCodeOf(error)
  if (!code) return fromRpc(error)
  if (code === 'relay/proposal-rejected') return fromRpc({ code: 4001, message: detailsOf(error) })
  if (code === 'relay/proposal-cancelled' || code === 'relay/closed') return walletError('connect/abandoned')
  if (code === 'relay/no-accounts') return new PorticoError('connect/no-accounts', undefined, { cause: error })
  const name = nameOf[code]
  return name
    ? pairingError(name, { cause: error })
    : new PorticoError('connect/bad-answer', undefined, { cause: error, details: detailsOf(error) })
}

export function relayAlert(error: unknown): ServerAlertKey | undefined {
  const code = relayCodeOf(error)
  return code && alertOf[code]
}

/** By name, because the client is fetched on its own. */
export function relayCodeOf(error: unknown): RelayErrorCode | undefined {
  if (!(error instanceof Error) || error.name !== 'RelayError' || !('code' in error)) return undefined
  return error.code as RelayErrorCode // the name has identified it
}

function detailsOf(error: unknown): string | undefined {
  const details = error instanceof Error && 'details' in error ? error.details : undefined
  return typeof details === 'string' ? details.slice(0, 500) : undefined
}
