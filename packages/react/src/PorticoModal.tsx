'use client'
import { useContext, useEffect, useRef } from 'react'
import { PorticoError } from '@portico/core'
import { isAnyConnected } from '@portico/core/page'
import { loadModal } from './mount/loadModal.js'
import { PorticoReactContext } from './reactContext.js'

/**
 * A place for the modal in the host's own layout. With `enableEmbedded` it is shown there for good, without an overlay;
 * with `disableAppend` the dialog is mounted there instead of at the end of the body.
 */
export function PorticoModal() {
  const kit = useContext(PorticoReactContext)?.kit
  if (!kit) throw new PorticoError('react/no-provider', { hook: 'PorticoModal' })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { enableEmbedded } = kit.store.get().options
    let unmount: (() => void) | undefined
    let isOver = false
    const mount = async (): Promise<void> => {
      if (unmount) return
      const { mountModal } = await loadModal({ withAccount: isAnyConnected(kit.store.get()) })
      if (!isOver && place.current) unmount ??= mountModal(kit, place.current)
    }
    const release = kit.showWith(mount)
    // Embedded it is there from the start; a failed fetch is told like a failed opening.
    if (enableEmbedded) mount().catch(() => kit.actions.showAlert('MODAL_LOAD_FAILED'))
    const end = (): void => {
      isOver = true
      release()
      unmount?.()
      unmount = undefined
    }
    kit.onDestroy(end)
    return end
  }, [kit])
  return <div ref={place} />
}
