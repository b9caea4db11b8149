'use client'
import type { Portico } from '@portico/core'
import { isAnyConnected } from '@portico/core/page'
import { type ReactNode, useEffect, useMemo } from 'react'
import { loadModal } from './mount/loadModal.js'
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
  const value = useMemo(
    () => ({
      kit,
      // A failed fetch ahead of time is no news: opening tries again and says so.
      preload: () => void loadModal({ withAccount: isAnyConnected(kit.store.get()) }).catch(() => undefined),
    }),
    [kit],
  )
  useEffect(() => {
    const { enableEmbedded, disableAppend } = kit.store.get().options
    if (enableEmbedded || disableAppend) return
    let unmount: (() => void) | undefined
    let isOver = false
    const release = kit.showWith(async () => {
      if (unmount) return
      const { mountModal } = await loadModal({ withAccount: isAnyConnected(kit.store.get()) })
      if (!isOver) unmount ??= mountModal(kit, document.body)
    })
    const end = (): void => {
      isOver = true
      release()
      unmount?.()
      unmount = undefined
    }
    kit.onDestroy(end)
    return end
  }, [kit])
  return <PorticoReactContext.Provider value={value}>{children}</PorticoReactContext.Provider>
}
