import { useKitState } from '../hooks/useKitState.js'
import { Card } from './Card.js'
import { Dialog } from './Dialog.js'

/** The modal of one kit: over the page, or in it. */
export function Modal() {
  const isEmbedded = useKitState((state) => state.options.enableEmbedded)
  return isEmbedded ? <Card isEmbedded /> : <Dialog />
}
