import { type SyntheticEvent, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useActions } from '../hooks/useActions.js'
import { useKit } from '../hooks/useKit.js'
import { Card } from './Card.js'
import type { Shell } from './createShell.js'
import { FrameSlot } from './FrameSlot.js'
import { isEscape } from './isEscape.js'
import { keepUnreachable } from './keepUnreachable.js'
import { ToastSlot } from './ToastSlot.js'
import { titleId } from './titleId.js'
import { useShownDialog } from './useShownDialog.js'

/**
 * A menu or drawer of the host takes these events for a press or focus outside of it, because they come from the modal's element:
 * it would close behind the modal, with the button that opened it.
 */
const keepInside = (event: SyntheticEvent): void => event.stopPropagation()

/**
 * A native dialog: the browser keeps focus inside, gives it back, and paints above everything. It is rendered once and
 * stays; only the view in it comes and goes. Closing is always asked of the kit, never left to the browser.
 */
export function Dialog({ shell }: { shell: Shell }) {
  const kit = useKit('Dialog')
  const state = useSyncExternalStore(shell.subscribe, shell.get)
  const isOpen = state.phase === 'open'
  const hasView = state.phase !== 'idle'
  const { close, requestBack } = useActions()
  const element = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  // Opening changes nothing inside: the same elements let React skip them.
  const content = useMemo(
    () => (
      <>
        <Card hasView={hasView} />
        <ToastSlot />
        <FrameSlot />
      </>
    ),
    [hasView],
  )

  // By state and not by phase: each time the visitor comes near it is made ready anew.
  useLayoutEffect(() => {
    if (!element.current || state.phase !== 'warm') return
    if (state.isNear) return keepUnreachable(element.current)
    // Nobody is near: whatever it costs to take it away again, also the browser's search finds nothing in it.
    element.current.setAttribute('inert', '')
  }, [state])
  useShownDialog(element, shell, isOpen)

  // Escape is heard as a key, so what is left here is the system's Back.
  const onCancel = (event: SyntheticEvent): void => {
    if (event.target !== element.current || !event.cancelable) return
    event.preventDefault()
    requestBack()
  }
  // Without a click since the last Back a browser closes without asking.
  const onClose = (): void => {
    const dialog = element.current
    if (!dialog || dialog.open || shell.get().phase !== 'open') return
    requestBack()
    if (kit.isOpen()) dialog.showModal()
  }

  return (
    <dialog
      ref={element}
      className="pt-dialog"
      aria-labelledby={titleId}
      aria-hidden={isOpen ? undefined : true}
      data-warm={state.phase === 'warm' ? '' : undefined}
      onCancel={onCancel}
      onClose={onClose}
      onKeyDown={(event) => isEscape(event.nativeEvent) && close()}
      onPointerDown={(event) => {
        pressed.current = event.target
        keepInside(event)
      }}
      onMouseDown={keepInside}
      onTouchStart={keepInside}
      onFocus={keepInside}
      // Both press and release beside the card: dragging a selection out of it must not close.
      onClick={(event) => event.target === element.current && pressed.current === element.current && close()}
    >
      {content}
    </dialog>
  )
}
