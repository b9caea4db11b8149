'use client'
import { useEffect, useRef } from 'react'
import { useKit } from './hooks/useKit.js'
import { createPlace } from './mount/createPlace.js'

/**
 * A place for the modal in the host's own layout. With `enableEmbedded` it is shown there for good, without an overlay;
 * with `disableAppend` the dialog is mounted there instead of at the end of the body.
 */
export function PorticoModal() {
  const kit = useKit('PorticoModal')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = createPlace(kit, () => element.current)
    const release = kit.showWith(place)
    const forget = kit.onDestroy(place.remove)
    return () => {
      forget()
      release()
      place.remove()
    }
  }, [kit])
  return <div ref={element} />
}
