import type { SIWXSession } from '../../config/siwxConfig.js'
import type { PorticoErrorCode } from '../../errors/catalogue.js'
import type { SignInState, SignInSubject } from '../../state/signInState.js'

export type SignInEvent =
  | ({ readonly type: 'check' } & SignInSubject)
  | { readonly type: 'found'; readonly session: SIWXSession }
  | { readonly type: 'missing' }
  | { readonly type: 'prepare' }
  | { readonly type: 'prepared'; readonly message: string }
  | { readonly type: 'sign' }
  | { readonly type: 'signed' }
  | { readonly type: 'accepted'; readonly session: SIWXSession }
  /** `isSpent`: the message has been used up, or none could be made. */
  | { readonly type: 'failed'; readonly error: PorticoErrorCode; readonly isSpent: boolean }
  | { readonly type: 'cancel' }
  /** The visitor goes on without. */
  | { readonly type: 'dismiss' }
  /** The account is gone. */
  | { readonly type: 'forget' }

/** Signing in, as a pure function; an event that makes no sense in a state changes nothing. */
export function signInFlow(state: SignInState | undefined, event: SignInEvent): SignInState | undefined {
  if (event.type === 'check') {
    const { caipAddress, host, isRequired } = event
    return { caipAddress, host, isRequired, status: 'checking' }
  }
  if (event.type === 'forget' || !state) return undefined
  const { caipAddress, host, isRequired, status } = state
  const subject = { caipAddress, host, isRequired }
  const message = 'message' in state ? state.message : undefined
  switch (event.type) {
    case 'found':
      return status === 'checking' ? { ...subject, status: 'signedIn', session: event.session } : state
    case 'missing':
      return status === 'checking' ? { ...subject, status: 'signedOut' } : state
    case 'prepare':
      return status === 'signedOut' || status === 'ready' || status === 'failed'
        ? { ...subject, status: 'preparing' }
        : state
    case 'prepared':
      return status === 'preparing' ? { ...subject, status: 'ready', message: event.message } : state
    case 'sign':
      return (status === 'ready' || status === 'failed') && message !== undefined
        ? { ...subject, status: 'signing', message }
        : state
    case 'signed':
      return status === 'signing' ? { ...subject, status: 'verifying', message: state.message } : state
    case 'accepted':
      return status === 'verifying' ? { ...subject, status: 'signedIn', session: event.session } : state
    case 'failed':
      return isBusy(state)
        ? { ...subject, status: 'failed', error: event.error, message: event.isSpent ? undefined : message }
        : state
    case 'cancel':
      return status === 'signedIn' ? state : { ...subject, status: 'cancelling' }
    case 'dismiss':
      return { ...subject, status: 'signedOut' }
    default:
      return event satisfies never
  }
}

/** Whether something is under way that can fail. */
export function isBusy({ status }: SignInState): boolean {
  return status === 'preparing' || status === 'signing' || status === 'verifying'
}

/** Whether the visitor is being asked. */
export function isAsking({ status }: SignInState): boolean {
  return status !== 'checking' && status !== 'signedIn' && status !== 'signedOut'
}
