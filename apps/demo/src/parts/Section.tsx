import { type ReactNode, useId } from 'react'
import './Section.css'

export type SectionProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  className?: string | undefined
}

/** A part of the page with a heading that names it as a landmark. */
export function Section({ title, children, actions, className }: SectionProps) {
  const id = useId()
  return (
    <section className={className ? `dm-section ${className}` : 'dm-section'} aria-labelledby={id}>
      <div className="dm-section-head">
        <h2 className="dm-section-title" id={id}>
          {title}
        </h2>
        {actions && <div className="dm-section-actions">{actions}</div>}
      </div>
      {children}
    </section>
  )
}
