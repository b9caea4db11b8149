/** Every error of this package. Codes are stable and only ever added; the sentence says what happened and what to do. */
const catalogue = /* @__PURE__ */ Object.freeze({
  'relay/client-not-initialized': 'Sign Client not initialized',
  'relay/session-not-initialized': 'Session not initialized. Please call connect() before enable().',
  'relay/closed': 'This relay client was closed. Make a new one.',
  'relay/disconnected': 'The connection to the relay was lost. It is tried again by itself.',
  'relay/timeout': 'The relay did not answer in time. It is tried again by itself.',
  'relay/refused': 'The relay refused the connection.',
  'relay/origin-not-allowed': "The relay does not serve this origin. Add it to the project's allowed origins.",
  'relay/invalid-project': 'The relay does not know this project id. Check the projectId option.',
  'relay/clock': "The relay says that our token is not valid yet. Check the device's clock.",
  'relay/answer': 'The relay answered with an error.',
  'relay/publish-expired': 'The message could not be handed to the relay before it expired.',
  'relay/uri-invalid': 'This is no pairing link. Copy the whole link, which begins with wc:.',
  'relay/uri-expired': 'This pairing link has expired. Ask the site for a new one.',
  'relay/uri-used': 'This pairing link was used before. Ask the site for a new one.',
  'relay/pairing-not-found': 'There is no such pairing, or it has expired. Pair again.',
  'relay/key-agreement': 'The other side sent a key that no secret can be made with.',
  'relay/proposal-not-found': 'There is no such proposal, or it was answered before.',
  'relay/proposal-expired': 'Nobody approved in time. Show a new code.',
  'relay/proposal-cancelled': 'The proposal was given up on this side.',
  'relay/proposal-rejected': 'The proposal was rejected in the wallet.',
  'relay/settlement-invalid': 'The wallet sent a session that cannot be read.',
  'relay/settlement-sender': 'The session was settled by somebody other than the wallet that approved it.',
  'relay/settlement-expired': 'The wallet sent a session that has expired already.',
  'relay/nothing-granted': 'The wallet granted nothing. Choose at least one account in it.',
  'relay/no-accounts': 'The wallet granted a network without an account. Choose at least one account in it.',
  'relay/chains-not-asked':
    'The wallet granted other networks than this site asked for. Choose one that the site uses.',
  'relay/accounts-invalid': 'The wallet granted an account that is none of its network.',
  'relay/signature-invalid': 'The sign-in was not signed by the account that it names.',
  'relay/authentication-mismatch': 'The wallet signed something other than this site asked for.',
  'relay/session-not-found': 'There is no such session, or it has ended. Connect again.',
  'relay/session-ended': 'The session ended before the wallet answered. Connect again.',
  'relay/chain-not-granted': 'The wallet did not grant this network.',
  'relay/method-not-granted': 'The wallet did not grant this method.',
  'relay/event-not-granted': 'This event is not part of the session.',
  'relay/request-not-found': 'There is no such request, or it was answered before.',
  'relay/request-expired': 'The wallet did not answer in time. Ask again.',
  'relay/peer': 'The other side answered with an error.',
} as const)

export type RelayErrorCode = keyof typeof catalogue
export type RelayErrorOptions = {
  /** The number the other side gave, or the one that fits in JSON-RPC. */
  readonly rpcCode?: number | undefined
  /** Words of others: for the log, never for visitors. */
  readonly details?: string | undefined
  readonly data?: unknown
  readonly cause?: unknown
}

export class RelayError extends Error {
  override readonly name = 'RelayError'
  readonly code: RelayErrorCode
  readonly rpcCode: number | undefined
  readonly details: string | undefined
  readonly data: unknown

  constructor(code: RelayErrorCode, options: RelayErrorOptions = {}) {
    super(catalogue[code], options.cause === undefined ? {} : { cause: options.cause })
    this.code = code
    this.rpcCode = options.rpcCode
    this.details = options.details
    this.data = options.data
  }
}

/** By name and code, so that two copies on a page agree. */
export function isRelayError(error: unknown, code?: RelayErrorCode): error is RelayError {
  if (!(error instanceof Error) || error.name !== 'RelayError') return false
  return code === undefined || ('code' in error && error.code === code)
}
