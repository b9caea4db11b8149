import { IconButton } from '@portico/ui'
import { Close } from '@portico/ui/icons'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './Dialog.css'

export type DialogProps = {
  title: ReactNode
  /** Escape, and the button if there is one. */
  onClose: () => void
  /** Names a button that closes it; without a name there is none. */
  closeLabel?: string | undefined
  /** @default 'sm' */
  size?: 'sm' | 'lg' | undefined
  children: ReactNode
}

/** A native modal dialog: Escape and the layer are the browser's. Its heading takes the focus, never a button. */
export function Dialog({ title, onClose, closeLabel, size = 'sm', children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // A browser gives the focus back when a dialog is closed, and not when it is removed while open. Only the cleanup of a
  // layout effect runs before the removal.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    heading.current?.focus()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="ak-dialog"
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="ak-dialog-head">
        <h2 className="ak-dialog-title" id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {closeLabel && (
          <IconButton label={closeLabel} onClick={onClose}>
            <Close />
          </IconButton>
        )}
      </header>
      <div className="ak-dialog-body">{children}</div>
    </dialog>
  )
}
