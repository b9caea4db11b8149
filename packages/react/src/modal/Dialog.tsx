import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useActions } from '../hooks/useActions.js'
import { useKit } from '../hooks/useKit.js'
import { useKitState } from '../hooks/useKitState.js'
import { lockScroll } from '../mount/lockScroll.js'
import { Card } from './Card.js'
import { keepReady } from './keepReady.js'
import { titleId } from './titleId.js'

/**
 * A native dialog: the browser keeps focus inside, gives it back, and paints above everything. Closing is always asked
 * of the kit, never left to the browser, which closes on the third Escape whatever a page says.
 */
export function Dialog({ warmth }: { warmth: number }) {
  const kit = useKit('Dialog')
  const isOpen = useKitState((state) => state.modal.open)
  const { close } = useActions()
  const [isRendered, setRendered] = useState(isOpen)
  const [lastWarmth, setLastWarmth] = useState(warmth)
  const element = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  // Opening changes nothing inside: the same element lets React skip it.
  const card = useMemo(() => <Card />, [])
  if (isOpen && !isRendered) setRendered(true)
  if (warmth !== lastWarmth) {
    setLastWarmth(warmth)
    setRendered(true)
  }

  // Each time the visitor comes near it is made ready anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `warmth` says when that was
  useLayoutEffect(() => {
    if (element.current && isRendered && !isOpen) return keepReady(element.current)
  }, [isOpen, isRendered, warmth])

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !isOpen) return
    dialog.removeAttribute('inert')
    dialog.showModal()
    const { ownerDocument } = dialog
    // A button that got disabled lost the focus to the page's body: Escape still means the modal.
    const hearEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && event.target === ownerDocument.body) close()
    }
    ownerDocument.addEventListener('keydown', hearEscape)
    // After the frame that shows the modal: it lays out the whole page, and the visitor's click is waiting.
    let unlock: (() => void) | undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        unlock = lockScroll(ownerDocument)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      unlock?.()
      ownerDocument.removeEventListener('keydown', hearEscape)
      dialog.close()
      dialog.setAttribute('inert', '')
      // Stays for as long as it fades; it may have been opened again by then.
      Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(() => {
        if (!kit.store.get().modal.open) setRendered(false)
      })
    }
  }, [isOpen, kit, close])

  if (!isRendered) return null
  return (
    <dialog
      ref={element}
      className="pt-dialog"
      aria-labelledby={titleId}
      aria-hidden={isOpen ? undefined : true}
      data-warm={isOpen ? undefined : ''}
      {...{ closedby: 'none' }}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      // Both press and release beside the card: dragging a selection out of it must not close.
      onClick={(event) => event.target === element.current && pressed.current === element.current && close()}
    >
      {card}
    </dialog>
  )
}
