import type { MessageData } from '../message/messageData.js'
import { parseMessage } from '../message/parseMessage.js'
import { checkMessage } from './checkMessage.js'
import type { EthCall } from './evm/ethCall.js'
import type { Expectations } from './expectations.js'
import type { SignatureKind } from './signed.js'
import { verifySignature } from './verifySignature.js'

/** `message`: no text that we write. A field's name: it is not what was expected. `signature`: the account did not sign this. */
export type SignInProblem = 'message' | 'signature' | keyof MessageData

export type Verdict =
  | { readonly isValid: true; readonly data: MessageData; readonly kind: SignatureKind }
  | { readonly isValid: false; readonly problem: SignInProblem }

export type VerifyMessageParameters = {
  readonly message: string
  readonly signature: string
  readonly expected: Expectations
  /** For accounts that are contracts. Without it their signatures are refused. */
  readonly call?: EthCall | undefined
}

/**
 * Whether somebody signed in: the text is read, every field is compared, then the signature is checked. The nonce must be
 * yours, and used up by you. Rejects with `siwx/call` when a wallet contract had to be asked and no node answered.
 */
export async function verifyMessage(parameters: VerifyMessageParameters): Promise<Verdict> {
  const { message, signature, expected, call } = parameters
  const data = parseMessage(message)
  if (!data) return { isValid: false, problem: 'message' }
  const problem = checkMessage(data, expected)
  if (problem) return { isValid: false, problem }
  const { chainId, accountAddress } = data
  const kind =
    typeof signature === 'string'
      ? await verifySignature({ chainId, accountAddress, message, signature }, { call })
      : undefined
  return kind ? { isValid: true, data, kind } : { isValid: false, problem: 'signature' }
}
