export { toChecksumAddress } from '@portico/wire/evm'
export { checkMessage } from '../verify/checkMessage.js'
export type { EthCall } from '../verify/evm/ethCall.js'
export type { Expectations } from '../verify/expectations.js'
export type { SignatureKind, Signed } from '../verify/signed.js'
export {
  type SignInProblem,
  type Verdict,
  type VerifyMessageParameters,
  verifyMessage,
} from '../verify/verifyMessage.js'
export { verifySignature } from '../verify/verifySignature.js'
