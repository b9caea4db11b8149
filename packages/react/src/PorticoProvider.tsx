'use client'
import type { Portico } from '@portico/core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { createPlace } from './mount/createPlace.js'
import { PorticoReactContext } from './reactContext.js'

export type PorticoProviderProps = {
  /** The result of `createPortico`. */
  kit: Portico
  children?: ReactNode
}

/**
 * Gives hooks and buttons their kit, and shows the modal when it opens. Renders its children and nothing else; the
 * modal's code is fetched when the page is idle, or earlier on hover, focus or opening.
 */
export function PorticoProvider({ kit, children }: PorticoProviderProps) {
  const value = useMemo(() => ({ kit, accountButton: { current: undefined } }), [kit])
  useEffect(() => {
    const { enableEmbedded, disableAppend } = kit.store.get().options
    if (enableEmbedded || disableAppend) return
    // The dialog stays when this provider goes: another one may show it next.
    return kit.showWith(kit.placeOverPage(() => createPlace(kit, () => document.body)))
  }, [kit])
  return <PorticoReactContext.Provider value={value}>{children}</PorticoReactContext.Provider>
}
