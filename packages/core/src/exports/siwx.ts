export type { SignIn } from '../features/siwx/createSignIn.js'
export { hostedSiwx } from '../features/siwx/hostedSiwx.js'
export type { SignInState } from '../features/siwx/signInState.js'
export type {
  SIWEConfig,
  SIWECreateMessageParameters,
  SIWEMessageParameters,
  SIWESession,
} from '../features/siwx/siweConfig.js'
export type {
  SIWXCacao,
  SIWXConfig,
  SIWXContext,
  SIWXFactory,
  SIWXMessage,
  SIWXMessageData,
  SIWXMessageInput,
  SIWXSession,
} from '../features/siwx/siwxConfig.js'
export type { SIWXOptions } from '../features/siwx/siwxOptions.js'
export { unverifiedSiwx } from '../features/siwx/unverifiedSiwx.js'
