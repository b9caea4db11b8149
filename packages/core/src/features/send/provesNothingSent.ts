import type { PorticoErrorCode } from '../../errors/catalogue.js'

/**
 * What a wallet, or the node that it asked, says only of a transaction that was not sent: somebody declined, the request was not
 * even read, or it breaks a rule that every node checks. All else may be said around one that was: of a time-out while it
 * was broadcast, of a second broadcast, of a nonce that it has used up itself.
 */
const proofs: readonly PorticoErrorCode[] = /* @__PURE__ */ Object.freeze([
  'rpc/user-rejected',
  'rpc/unauthorized',
  'rpc/unsupported-method',
  'rpc/method-not-found',
  'rpc/method-unsupported',
  'rpc/parse',
  'rpc/invalid-request',
  'rpc/invalid-params',
  'rpc/unrecognized-chain',
  'node/execution-reverted',
  'node/fee-cap-too-high',
  'node/fee-cap-too-low',
  'node/nonce-too-high',
  'node/insufficient-funds',
  'node/intrinsic-gas-too-high',
  'node/intrinsic-gas-too-low',
  'node/unsupported-type',
  'node/tip-above-fee-cap',
])

/** Whether the same may be sent again without a second look, although the wallet has shown its prompt. */
export function provesNothingSent(code: PorticoErrorCode): boolean {
  return proofs.includes(code)
}
