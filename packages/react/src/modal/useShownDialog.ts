import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useActions } from '../hooks/useActions.js'
import { lockScroll } from '../mount/lockScroll.js'
import type { Shell } from './createShell.js'
import { isEscape } from './isEscape.js'
import { keepOpener } from './keepOpener.js'

/** Shows the dialog while it is open, with the page behind locked, and tells the shell when it has faded away. */
export function useShownDialog(element: RefObject<HTMLDialogElement | null>, shell: Shell, isOpen: boolean): void {
  const { close } = useActions()
  const opener = useRef<ReturnType<typeof keepOpener>>(undefined)
  useEffect(() => () => opener.current?.stop(), [])
  useLayoutEffect(() => {
    const dialog = element.current
    // Outside of the page nothing can be shown; the modal is mounted anew.
    if (!dialog?.isConnected || !isOpen) return
    dialog.removeAttribute('inert')
    const { ownerDocument } = dialog
    opener.current?.stop()
    opener.current = keepOpener(dialog)
    dialog.showModal()
    // A button that got disabled lost the focus to the page's body: Escape still means the modal.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target === ownerDocument.body && isEscape(event)) close()
    }
    ownerDocument.addEventListener('keydown', onKeyDown)
    // What the page drops has no size: it must not stay locked behind a modal that is gone.
    const observer = new ResizeObserver(() => dialog.isConnected || close({ force: true }))
    observer.observe(dialog)
    // After the frame that shows the modal: it lays out the whole page, and the visitor's click is waiting.
    let unlock: (() => void) | undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        unlock = lockScroll(ownerDocument)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unlock?.()
      ownerDocument.removeEventListener('keydown', onKeyDown)
      dialog.close()
      opener.current?.restore()
      dialog.setAttribute('inert', '')
      // The view stays for as long as it fades.
      Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(() =>
        shell.dispatch('faded'),
      )
    }
  }, [element, shell, isOpen, close])
}
