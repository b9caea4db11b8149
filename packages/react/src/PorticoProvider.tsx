'use client'
import type { Portico } from '@portico/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type ModalPlace, showModalIn } from './mount/showModalIn.js'
import { PorticoReactContext } from './reactContext.js'

export type PorticoProviderProps = {
  /** The result of `createPortico`. */
  kit: Portico
  children?: ReactNode
}

/**
 * Gives hooks and buttons their kit, and shows the modal when it opens. Renders its children and nothing else; the
 * modal's code is fetched on hover, focus or opening.
 */
export function PorticoProvider({ kit, children }: PorticoProviderProps) {
  const place = useRef<ModalPlace>(undefined)
  const value = useMemo(() => ({ kit, preload: () => place.current?.warm() }), [kit])
  useEffect(() => {
    const { enableEmbedded, disableAppend } = kit.store.get().options
    if (enableEmbedded || disableAppend) return
    const own = showModalIn(kit, () => document.body)
    place.current = own
    return () => {
      place.current = undefined
      own.end()
    }
  }, [kit])
  return <PorticoReactContext.Provider value={value}>{children}</PorticoReactContext.Provider>
}
