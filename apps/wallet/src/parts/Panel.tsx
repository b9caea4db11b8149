import { type ReactNode, useId } from 'react'
import './Panel.css'

export type PanelProps = {
  title: string
  /** A quieter line under the title. */
  text?: ReactNode | undefined
  /** At the end of the title's line. */
  actions?: ReactNode | undefined
  children: ReactNode
}

/** A card with a heading; a region of its own for screen readers. */
export function Panel({ title, text, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className="wl-panel" aria-labelledby={id}>
      <header className="wl-panel-head">
        <div className="wl-panel-words">
          <h2 className="wl-panel-title" id={id}>
            {title}
          </h2>
          {text && <p className="wl-panel-text">{text}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
