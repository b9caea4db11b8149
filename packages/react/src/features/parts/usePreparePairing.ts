import { useContext } from 'react'
import { PorticoReactContext } from '../../reactContext.js'

/** What a row or tile listens to when it leads to pairing: coming near fetches the screens and what pairs. */
export function usePreparePairing(isPaired: boolean) {
  const onFocus = useContext(PorticoReactContext)?.prefetchPairing
  return isPaired ? { onPointerEnter: onFocus, onFocus } : undefined
}
