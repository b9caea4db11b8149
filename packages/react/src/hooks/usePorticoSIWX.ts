'use client'
import { PorticoError } from '@portico/core'
import type { SIWXConfig, SIWXSession, SignInState } from '@portico/core/siwx'
import { useMemo } from 'react'
import { useFeature } from './useFeature.js'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

export type UsePorticoSIWXReturnType = {
  /** The site's own sign-in; undefined until an account is there, and where the site asks for none. */
  readonly siwx: SIWXConfig | undefined
  /** Where the account in use stands; undefined without an account. */
  readonly status: SignInState['status'] | undefined
  readonly session: SIWXSession | undefined
  readonly isSignedIn: boolean
  /** Shows the message to sign; without an account the modal opens to connect one first. */
  readonly signIn: () => Promise<void>
  /** Ends the session; where one is required the account is disconnected too. */
  readonly signOut: () => Promise<void>
}

/** Signing in, as a site sees it. */
export function usePorticoSIWX(): UsePorticoSIWXReturnType {
  const kit = useKit('usePorticoSIWX')
  const state = useKitState(({ signIn }) => signIn)
  const { feature } = useFeature('signIn', state !== undefined)
  return useMemo(() => {
    const part = async () => {
      const found = await kit.feature('signIn')
      if (!found) throw new PorticoError('siwx/not-enabled', undefined, { sentence: 'SIWX is not enabled' }) // ERR-02
      return found
    }
    return {
      siwx: feature?.siwx,
      status: state?.status,
      session: state?.status === 'signedIn' ? state.session : undefined,
      isSignedIn: state?.status === 'signedIn',
      async signIn() {
        const { start } = await part()
        await (kit.getAddress() ? start() : kit.open())
      },
      signOut: async () => (await part()).signOut(),
    }
  }, [kit, state, feature])
}
