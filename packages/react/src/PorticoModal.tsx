'use client'
import { useEffect, useRef } from 'react'
import { useKit } from './hooks/useKit.js'
import { showModalIn } from './mount/showModalIn.js'

/**
 * A place for the modal in the host's own layout. With `enableEmbedded` it is shown there for good, without an overlay;
 * with `disableAppend` the dialog is mounted there instead of at the end of the body.
 */
export function PorticoModal() {
  const kit = useKit('PorticoModal')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = showModalIn(kit, () => element.current)
    if (kit.store.get().options.enableEmbedded) place.warm()
    return place.end
  }, [kit])
  return <div ref={element} />
}
