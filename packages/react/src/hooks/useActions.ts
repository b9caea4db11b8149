'use client'
import { isPorticoError, type Portico, PorticoError } from '@portico/core'
import type { Actions, PorticoErrorCode } from '@portico/core/views'
import { useMemo } from 'react'
import { useKit } from './useKit.js'

// Their screens show these failures themselves.
const shownElsewhere: readonly (keyof Actions)[] = Object.freeze([
  'connect',
  'chooseWallet',
  'switchNetwork',
  'chooseNetwork',
  'switchAccount',
])
const silent: readonly PorticoErrorCode[] = Object.freeze(['connect/abandoned'])

/** The kit's actions for views: a failure becomes a toast in the visitor's words, so that views carry no `try`. */
export function useActions(): Actions {
  const kit = useKit('useActions')
  return useMemo(() => withToasts(kit), [kit])
}

function withToasts(kit: Portico): Actions {
  const entries = Object.entries(kit.actions).map(([name, action]) => {
    const isShown = shownElsewhere.includes(name as keyof Actions) // a key of the same object
    const guarded = (...parameters: unknown[]): unknown => {
      const result = (action as (...all: unknown[]) => unknown)(...parameters) // typed by Actions
      if (!(result instanceof Promise)) return result
      return result.catch((cause: unknown) => {
        const error = isPorticoError(cause) ? cause : new PorticoError('unknown', undefined, { cause })
        if (isShown || silent.includes(error.code)) return
        const { messages } = kit.store.get().language
        kit.actions.showToast({ message: messages?.errors[error.code] ?? error.shortMessage, variant: 'error' })
      })
    }
    return [name, guarded]
  })
  return Object.fromEntries(entries) as Actions // the same keys, guarded
}
