import type { SignInProblem } from '@portico/siwx/verify'

/** Why somebody was not signed in. The same words as the answers of the server. */
export type SignInCode =
  | 'auth/message'
  | 'auth/domain'
  | 'auth/expired'
  | 'auth/nonce'
  | 'auth/signature'
  | 'auth/unreachable'

const codes: Readonly<Record<SignInProblem, SignInCode>> = /* @__PURE__ */ Object.freeze({
  message: 'auth/message',
  version: 'auth/message',
  chainId: 'auth/message',
  accountAddress: 'auth/message',
  statement: 'auth/message',
  requestId: 'auth/message',
  resources: 'auth/message',
  domain: 'auth/domain',
  uri: 'auth/domain',
  issuedAt: 'auth/expired',
  expirationTime: 'auth/expired',
  notBefore: 'auth/expired',
  nonce: 'auth/nonce',
  signature: 'auth/signature',
})

export function codeOf(problem: SignInProblem): SignInCode {
  return codes[problem]
}
