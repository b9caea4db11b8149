'use client'
import { type Portico, PorticoError } from '@portico/core'
import { useContext } from 'react'
import { PorticoReactContext } from '../reactContext.js'

/** The kit of the provider around; without one the error names the hook that needed it. */
export function useKit(hook: string): Portico {
  const context = useContext(PorticoReactContext)
  if (!context) throw new PorticoError('react/no-provider', { hook })
  return context.kit
}
