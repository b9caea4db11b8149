'use client'
import { isPorticoError, type OpenParameters } from '@portico/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useOpenFailure } from './useOpenFailure.js'

export type UsePorticoReturnType = {
  /** Resolves also when the modal's code could not be had, which `failure` tells then; the click after two such failures reloads the page. */
  open: (parameters?: OpenParameters) => Promise<void>
  close: () => void
  /** After a failed opening, what your button says in place of its own words, as the kit's buttons do. */
  failure: string | undefined
}

/** Opens and closes the modal. */
export function usePortico(): UsePorticoReturnType {
  const kit = useKit('usePortico')
  const failure = useOpenFailure()
  const calls = useMemo(
    () => ({
      open: async (parameters?: OpenParameters) => {
        if ((kit.store.get().modal.failures ?? 0) > 1) return kit.actions.reloadPage()
        try {
          await kit.open(parameters)
        } catch (cause) {
          if (!isPorticoError(cause, 'modal/load-failed')) throw cause
        }
      },
      close: () => kit.close(),
    }),
    [kit],
  )
  return useMemo(() => ({ ...calls, failure }), [calls, failure])
}
