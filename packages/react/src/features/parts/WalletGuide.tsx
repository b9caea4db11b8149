import type { ReactNode } from 'react'

export type GuideSection = { readonly drawing: ReactNode; readonly title: string; readonly text: string }
export type WalletGuideProps = {
  sections: readonly GuideSection[]
  /** What to do with the new knowledge. */
  children: ReactNode
}

/** The illustrated paragraphs of a guide. */
export function WalletGuide({ sections, children }: WalletGuideProps) {
  return (
    <div className="pt-wallet-guide">
      {sections.map(({ drawing, title, text }) => (
        <div className="pt-wallet-guide-item" key={title}>
          {drawing}
          <div className="pt-wallet-guide-words">
            <h3 className="pt-wallet-guide-title">{title}</h3>
            <p className="pt-wallet-guide-text">{text}</p>
          </div>
        </div>
      ))}
      {children}
    </div>
  )
}
