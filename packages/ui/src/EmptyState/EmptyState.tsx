import { createContext, type ReactNode, useContext } from 'react'

export type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode | undefined
  /** @default what `UsualDrawing` gives */
  drawing?: ReactNode | undefined
  /** The most likely next step. */
  action?: ReactNode | undefined
}

/** Stands in all empty states around that name no drawing of their own; a context, so that its code may come after theirs. */
export const UsualDrawing = /* @__PURE__ */ createContext<ReactNode>(null)

export function EmptyState({ title, text, drawing, action }: EmptyStateProps) {
  const usual = useContext(UsualDrawing)
  return (
    <div className="pt-empty-state">
      {drawing === undefined ? usual : drawing}
      <p className="pt-empty-state-title">{title}</p>
      {text && <p className="pt-empty-state-text">{text}</p>}
      {action && <div className="pt-empty-state-action">{action}</div>}
    </div>
  )
}
