import { isSiwxError, type MessageData, parseMessage } from '@portico/siwx'
import {
  checkMessage,
  type EthCall,
  type Expectations,
  type SignatureKind,
  type SignInProblem,
  verifySignature,
} from '@portico/siwx/verify'
import { nodeEnv } from '../env.js'
import { createEthCall } from './createEthCall.js'
import type { Nonces } from './nonces.js'
import { codeOf, type SignInCode } from './signInProblems.js'

export type SignIn =
  | {
      readonly isValid: true
      /** CAIP-10: what a session is kept under. */
      readonly account: string
      readonly data: MessageData
      readonly kind: SignatureKind
    }
  | { readonly isValid: false; readonly code: SignInCode; readonly problem: SignInProblem | 'call' }

export type VerifySignInParameters = Omit<Expectations, 'nonce' | 'now'> & {
  /** As the page sent them; nothing is believed. */
  readonly message: unknown
  readonly signature: unknown
  readonly nonces: Pick<Nonces, 'use'>
  /** The nonce that this browser was given, where you keep it in its session or cookie. Stops a sign-in made for somebody else. */
  readonly nonce?: string | undefined
  /** A node per chain (CAIP-2), for accounts that are contracts. */
  readonly rpcUrls?: Readonly<Record<string, string>> | undefined
  /** Asks nodes in your own way, instead of `rpcUrls`. */
  readonly call?: EthCall | undefined
  /** @default the clock */
  readonly now?: (() => number) | undefined
}

/**
 * Whether this is a sign-in at your site: text, every field, nonce, signature, in this order. A nonce that was good is used
 * up, whatever comes after it. Never throws because of what a page sent.
 */
export async function verifySignIn(parameters: VerifySignInParameters): Promise<SignIn> {
  const { message, signature, nonces, rpcUrls, now = nodeEnv().now, ...expected } = parameters
  const refuse = (problem: SignInProblem): SignIn => ({ isValid: false, code: codeOf(problem), problem })
  const data = parseMessage(message)
  // Only a text can be read.
  if (!data || typeof message !== 'string') return refuse('message')
  const problem = checkMessage(data, { ...expected, nonce: expected.nonce ?? data.nonce, now: now() })
  if (problem) return refuse(problem)
  if (!(await nonces.use(data.nonce))) return refuse('nonce')
  if (typeof signature !== 'string') return refuse('signature')
  const { chainId, accountAddress } = data
  const call = parameters.call ?? (rpcUrls && createEthCall(rpcUrls))
  try {
    const kind = await verifySignature({ chainId, accountAddress, message, signature }, { call })
    return kind ? { isValid: true, account: `${chainId}:${accountAddress}`, data, kind } : refuse('signature')
  } catch (error) {
    if (!isSiwxError(error, 'siwx/call')) throw error
    return { isValid: false, code: 'auth/unreachable', problem: 'call' }
  }
}
