'use client'
import type { Portico } from '@portico/core'
import { createContext } from 'react'

export type PorticoReact = {
  readonly kit: Portico
  /** Fetches the modal's code ahead of the click: on hover and focus. */
  readonly preload: () => void
  /** In the modal: fetches what the views it does not open with have in common, styles and words. */
  readonly loadLater?: (() => Promise<unknown>) | undefined
  /** In the modal: fetches what pairs, and its screens, ahead of the click. */
  readonly loadPairing?: (() => void) | undefined
}

/** The only context of the kit. */
export const PorticoReactContext = createContext<PorticoReact | undefined>(undefined)
