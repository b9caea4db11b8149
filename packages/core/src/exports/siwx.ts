export type {
  SIWEConfig,
  SIWECreateMessageParameters,
  SIWEMessageParameters,
  SIWESession,
} from '../config/siweConfig.js'
export type {
  SIWXCacao,
  SIWXConfig,
  SIWXContext,
  SIWXFactory,
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXSession,
} from '../config/siwxConfig.js'
export type { SignIn } from '../features/siwx/createSignIn.js'
export { hostedSiwx } from '../features/siwx/hostedSiwx.js'
export type { SIWXOptions } from '../features/siwx/siwxOptions.js'
export { unverifiedSiwx } from '../features/siwx/unverifiedSiwx.js'
export type { SignInState } from '../state/signInState.js'
