import { useKitState } from '../hooks/useKitState.js'
import { Boundary } from './Boundary.js'
import type { Shell } from './createShell.js'
import { Dialog } from './Dialog.js'
import { Embedded } from './Embedded.js'
import { ToastRegion } from './ToastRegion.js'

export type ModalProps = { shell: Shell }

/** The modal of one kit: over the page, or in it. */
export function Modal({ shell }: ModalProps) {
  const isEmbedded = useKitState((state) => state.options.enableEmbedded)
  if (isEmbedded) return <Embedded />
  return (
    <>
      <Dialog shell={shell} />
      {/* A toast that cannot be shown must not take the dialog with it. */}
      <Boundary fallback={() => null}>
        <ToastRegion />
      </Boundary>
    </>
  )
}
