import type { RpcRequest } from '@portico/wire'

/** Requests that name their account by its place; others name it in an object. */
const placeOf: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = /* @__PURE__ */ Object.freeze({
  eth_sign: first,
  eth_signTypedData_v3: first,
  eth_signTypedData_v4: first,
  eth_signTypedData: either,
  personal_sign: either,
  eth_decrypt: either,
  eth_getEncryptionPublicKey: first,
  wallet_getCapabilities: first,
})

/** Where an object names the account whose key answers. */
const fields = /* @__PURE__ */ Object.freeze(['from', 'address', 'account'] as const)
/** What only reads the chain may name any account. */
const reading = /^eth_(call|create|estimate|fee|fill|get|new|simulate|subscribe)/
const needing: readonly string[] = /* @__PURE__ */ Object.freeze([
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_prepareCalls',
  'wallet_sendCalls',
  'wallet_sendTransaction',
])

/** The accounts that a request is for, whatever its method: wallets learn new ones. Empty when it names none, or only reads. */
export function addressesOfRequest({ method, params }: RpcRequest): readonly string[] {
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  const place = Object.hasOwn(placeOf, method) ? placeOf[method] : undefined
  const isForKey = /^(eth|wallet)_/.test(method) && !reading.test(method)
  const named = place ? [place(list)] : isForKey ? list.flatMap(accountsIn) : []
  return named.flatMap((value) => addressIn(value) ?? [])
}

/** Whether a request without an account would be answered by whichever account the wallet puts first. */
export function needsFrom({ method }: RpcRequest): boolean {
  return needing.includes(method)
}

function accountsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return fields.map((name) => (value as Partial<Record<string, unknown>>)[name]) // unknown whatever it is
}

function first([value]: readonly unknown[]): unknown {
  return value
}

/** Libraries disagree on the order of message and address; the second is the address where both could be. */
function either([one, other]: readonly unknown[]): unknown {
  return addressIn(other) ? other : one
}

/** Plain, or behind its chain (CAIP-10). */
function addressIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^(?:eip155:\d+:)?(0x[0-9a-f]{40})$/i.exec(value)?.[1] : undefined
}
