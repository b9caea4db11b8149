import type { ReactNode } from 'react'
import { Info } from '../icons/Info.js'
import { Warning } from '../icons/Warning.js'

export type NoticeProps = {
  title: ReactNode
  children?: ReactNode | undefined
  /** @default 'info' */
  tone?: 'info' | 'warning' | 'danger' | undefined
}

/** Something to know before going on; a danger interrupts who cannot see it. */
export function Notice({ title, children, tone = 'info' }: NoticeProps) {
  return (
    <div className="pt-notice" data-tone={tone} role={tone === 'danger' ? 'alert' : 'note'}>
      <span className="pt-notice-icon">{tone === 'info' ? <Info /> : <Warning />}</span>
      <div className="pt-notice-content">
        <p className="pt-notice-title">{title}</p>
        {children}
      </div>
    </div>
  )
}
