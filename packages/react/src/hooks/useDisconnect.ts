'use client'
import type { Namespace } from '@portico/wire'
import { useMemo } from 'react'
import { useKit } from './useKit.js'

export type UseDisconnectParameters = { namespace?: Namespace | undefined }

/** Ends the connection of a namespace, or all of them. */
export function useDisconnect(): { disconnect: (parameters?: UseDisconnectParameters) => Promise<void> } {
  const kit = useKit('useDisconnect')
  return useMemo(() => ({ disconnect: ({ namespace } = {}) => kit.disconnect(namespace) }), [kit])
}
