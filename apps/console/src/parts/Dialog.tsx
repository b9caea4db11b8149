import { IconButton } from '@portico/ui'
import { Close } from '@portico/ui/icons'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import './Dialog.css'

export type DialogProps = { title: ReactNode; onClose: () => void; children: ReactNode }

/** A native modal dialog: focus, Escape and the layer are the browser's. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="cn-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className="cn-dialog-head">
        <h2 className="cn-dialog-title" id={id}>
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </header>
      <div className="cn-dialog-body">{children}</div>
    </dialog>
  )
}
