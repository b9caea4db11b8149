import { type ReactNode, useId } from 'react'
import './Panel.css'

export type PanelProps = {
  title: string
  /** A quieter line under the title. */
  text?: ReactNode | undefined
  /** At the end of the title's line. */
  actions?: ReactNode | undefined
  className?: string | undefined
  children: ReactNode
}

/** A card with a heading; a region of its own for screen readers. */
export function Panel({ title, text, actions, className, children }: PanelProps) {
  const id = useId()
  return (
    <section className={className ? `ak-panel ${className}` : 'ak-panel'} aria-labelledby={id}>
      <header className="ak-panel-head">
        <div className="ak-panel-words">
          <h2 className="ak-panel-title" id={id}>
            {title}
          </h2>
          {text && <p className="ak-panel-text">{text}</p>}
        </div>
        {actions && <div className="ak-panel-actions">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
