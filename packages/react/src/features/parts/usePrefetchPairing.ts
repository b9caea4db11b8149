import { useContext } from 'react'
import { PorticoReactContext } from '../../reactContext.js'

/** Handlers of a row or tile that leads to pairing: hover and focus prefetch the screens and the relay's client. */
export function usePrefetchPairing(isPaired: boolean) {
  const onFocus = useContext(PorticoReactContext)?.prefetchPairing
  return isPaired ? { onPointerEnter: onFocus, onFocus } : undefined
}
