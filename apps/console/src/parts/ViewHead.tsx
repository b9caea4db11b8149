import type { ReactNode } from 'react'
import './ViewHead.css'

export type ViewHeadProps = { title: ReactNode; text?: ReactNode | undefined; children?: ReactNode | undefined }

export function ViewHead({ title, text, children }: ViewHeadProps) {
  return (
    <header className="cn-view-head">
      <div className="cn-view-head-words">
        <h1 className="cn-view-head-title">{title}</h1>
        {text && <p className="cn-quiet">{text}</p>}
      </div>
      {children && <div className="cn-view-head-actions">{children}</div>}
    </header>
  )
}
