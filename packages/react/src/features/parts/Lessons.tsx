import type { ReactNode } from 'react'

export type Lesson = { readonly drawing: ReactNode; readonly title: string; readonly text: string }
export type LessonsProps = {
  lessons: readonly Lesson[]
  /** What to do with the new knowledge. */
  children: ReactNode
}

/** The illustrated paragraphs of a guide. */
export function Lessons({ lessons, children }: LessonsProps) {
  return (
    <div className="pt-lessons">
      {lessons.map(({ drawing, title, text }) => (
        <div className="pt-lessons-item" key={title}>
          {drawing}
          <div className="pt-lessons-words">
            <h3 className="pt-lessons-title">{title}</h3>
            <p className="pt-lessons-text">{text}</p>
          </div>
        </div>
      ))}
      {children}
    </div>
  )
}
