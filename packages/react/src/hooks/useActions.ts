import { PorticoError } from '@portico/core'
import { useContext } from 'react'
import { PorticoReactContext } from '../reactContext.js'
import type { GuardedActions } from './guardActions.js'

/** The actions of the modal around, made once for all its views. */
export function useActions(): GuardedActions {
  const actions = useContext(PorticoReactContext)?.actions
  if (!actions) throw new PorticoError('react/no-provider', { hook: 'useActions' })
  return actions
}
