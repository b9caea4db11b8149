import { type ReactNode, useEffect, useId, useRef } from 'react'
import './Dialog.css'

export type DialogProps = { title: ReactNode; onCancel: () => void; children: ReactNode }

/** A native modal dialog: focus, Escape and the layer are the browser's. Its heading takes the focus, never a button. */
export function Dialog({ title, onCancel, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    heading.current?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="wl-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 className="wl-dialog-title" id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
