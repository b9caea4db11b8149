import type { CaipAddress } from '@portico/wire'
import type { SIWXSession } from '../config/siwxConfig.js'
import type { PorticoErrorCode } from '../errors/catalogue.js'

export type SignInSubject = {
  /** The account and chain that this is about. */
  readonly caipAddress: CaipAddress
  /** Host of the page that asks, as the browser knows it. */
  readonly host: string
  /** While true and without a session the modal cannot be closed (SIWX-05). */
  readonly isRequired: boolean
}

/** Where the account in use stands with signing in. */
export type SignInState = SignInSubject &
  (
    | { readonly status: 'checking' }
    | { readonly status: 'signedIn'; readonly session: SIWXSession }
    /** No session, and nobody is asked: not yet, or the visitor said no. */
    | { readonly status: 'signedOut' }
    | { readonly status: 'preparing' }
    | { readonly status: 'ready' | 'signing' | 'verifying'; readonly message: string }
    /** Without a message a new one is made before the next signature. */
    | { readonly status: 'failed'; readonly error: PorticoErrorCode; readonly message?: string | undefined }
    | { readonly status: 'cancelling' }
  )
