'use client'
import { isPorticoError, type PorticoError } from '@portico/core'
import type { Namespace } from '@portico/wire'
import { useCallback, useMemo, useState } from 'react'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

export type UseDisconnectParameters = { namespace?: Namespace | undefined }

export type UseDisconnectReturnType = {
  /** Resolves also when the wallet or the sign-in refused, which `failure` tells then: the kit has forgotten the wallet anyway. */
  disconnect: (parameters?: UseDisconnectParameters) => Promise<void>
  /** What went wrong the last time, in the visitor's words. */
  failure: string | undefined
}

/** Ends the connection of a namespace, or all of them. */
export function useDisconnect(): UseDisconnectReturnType {
  const kit = useKit('useDisconnect')
  const messages = useKitState((state) => state.language.messages)
  const [error, setError] = useState<PorticoError>()
  const disconnect = useCallback(
    async ({ namespace }: UseDisconnectParameters = {}) => {
      setError(undefined)
      try {
        await kit.disconnect(namespace)
      } catch (cause) {
        if (!isPorticoError(cause)) throw cause
        setError(cause)
      }
    },
    [kit],
  )
  const failure = error && (messages?.errors[error.code] ?? error.shortMessage)
  return useMemo(() => ({ disconnect, failure }), [disconnect, failure])
}
