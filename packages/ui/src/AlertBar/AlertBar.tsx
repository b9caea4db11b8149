import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.js'
import { Close } from '../icons/Close.js'
import { Info } from '../icons/Info.js'
import { Warning } from '../icons/Warning.js'

export type AlertBarProps = {
  children: ReactNode
  /** @default 'error' */
  variant?: 'error' | 'warning' | 'info' | undefined
  closeLabel: string
  onClose: () => void
}

/** A band over the whole width of the card. */
export function AlertBar({ children, variant = 'error', closeLabel, onClose }: AlertBarProps) {
  return (
    <div className="pt-alert-bar" role="alert" data-variant={variant}>
      <span className="pt-alert-bar-icon">{variant === 'info' ? <Info /> : <Warning />}</span>
      <span className="pt-alert-bar-text">{children}</span>
      <IconButton label={closeLabel} onClick={onClose}>
        <Close size={16} />
      </IconButton>
    </div>
  )
}
