import { relayCodeOf } from './fromRelay.js'

/** What a provider rejects with (EIP-1193): a number that hosts and their libraries understand. */
export class RelayRpcError extends Error {
  override readonly name = 'RelayRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, options: { data?: unknown; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.data = options.data
  }
}

const disconnected = 4900
const codes: Readonly<Record<string, number>> = /* @__PURE__ */ Object.freeze({
  'relay/chain-not-granted': 4901,
  'relay/method-not-granted': 4200,
  'relay/request-expired': -32002,
  'relay/publish-expired': -32002,
})

/** An error of the relay client as a provider's. The wallet's own number and words are passed on as they are. */
export function toRpcError(error: unknown): RelayRpcError {
  const code = relayCodeOf(error)
  const { message, rpcCode, details, data } = error as {
    message: string
    rpcCode?: unknown
    details?: string
    data?: unknown
  } // a RelayError, or any Error
  if (code === 'relay/peer')
    return new RelayRpcError(typeof rpcCode === 'number' ? toEip1193(rpcCode) : -32603, details ?? message, {
      data,
      cause: error,
    })
  return new RelayRpcError((code && codes[code]) ?? disconnected, message, { cause: error })
}

/** The pairing protocol has numbers of its own for a person's no (5000 to 5003). */
function toEip1193(code: number): number {
  return code >= 5000 && code <= 5003 ? 4001 : code
}
