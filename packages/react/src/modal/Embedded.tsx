import { Card } from './Card.js'
import { FrameSlot } from './FrameSlot.js'
import { ToastSlot } from './ToastSlot.js'

/** The modal in the host's own layout: always there, without an overlay. */
export function Embedded() {
  return (
    <div className="pt-embedded">
      <Card isEmbedded hasView />
      <ToastSlot />
      <FrameSlot />
    </div>
  )
}
