import { useKitState } from '../hooks/useKitState.js'
import { Card } from './Card.js'
import { Dialog } from './Dialog.js'

export type ModalProps = {
  /** Grows each time the visitor comes near: the modal is then rendered before it is shown. */
  warmth: number
}

/** The modal of one kit: over the page, or in it. */
export function Modal({ warmth }: ModalProps) {
  const isEmbedded = useKitState((state) => state.options.enableEmbedded)
  return isEmbedded ? <Card isEmbedded /> : <Dialog warmth={warmth} />
}
