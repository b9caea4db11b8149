'use client'
import type { Portico } from '@portico/core'
import { createContext } from 'react'

export type PorticoReact = {
  readonly kit: Portico
  /** Fetches the modal's code ahead of the click: on hover and focus. */
  readonly preload: () => void
}

/** The only context of the kit. */
export const PorticoReactContext = createContext<PorticoReact | undefined>(undefined)
