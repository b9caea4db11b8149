import type { RpcRequest } from '@portico/wire'

/** Requests that a key of one account answers, and where each names the account. */
const placeOf: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = /* @__PURE__ */ Object.freeze({
  eth_sendTransaction: fromOf,
  eth_signTransaction: fromOf,
  wallet_sendCalls: fromOf,
  wallet_sendTransaction: fromOf,
  eth_sign: first,
  eth_signTypedData_v3: first,
  eth_signTypedData_v4: first,
  eth_signTypedData: either,
  personal_sign: either,
  wallet_getCapabilities: first,
})

/** The account that a request is for; undefined when it is for no account, or names none. */
export function addressOfRequest({ method, params }: RpcRequest): string | undefined {
  const address = Array.isArray(params) && Object.hasOwn(placeOf, method) ? placeOf[method]?.(params) : undefined
  return isAddress(address) ? address : undefined
}

/** Whether a request without an account would be answered by whichever account the wallet puts first. */
export function needsFrom({ method }: RpcRequest): boolean {
  return placeOf[method] === fromOf
}

function fromOf([call]: readonly unknown[]): unknown {
  return typeof call === 'object' && call !== null && 'from' in call ? call.from : undefined
}

function first([value]: readonly unknown[]): unknown {
  return value
}

/** Libraries disagree on the order of message and address; the second is the address where both could be. */
function either([one, other]: readonly unknown[]): unknown {
  return isAddress(other) ? other : one
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
