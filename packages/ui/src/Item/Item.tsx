import type { ReactNode } from 'react'

export type ItemProps = {
  /** A picture of 40px. */
  image: ReactNode
  name: ReactNode
  description?: ReactNode | undefined
  /** An amount reads, and is cut, the same in every script. @default the direction around */
  descriptionDir?: 'ltr' | undefined
  /** At the end of the first line. */
  value?: ReactNode | undefined
  /** At the end of the second. */
  note?: ReactNode | undefined
  /** Shown whole on demand. */
  title?: string | undefined
  /** Makes it a link that opens in a new tab. */
  href?: string | undefined
}

/** Two lines about one thing, to be read; a link where there is more to see. */
export function Item({ image, name, description, descriptionDir, value, note, title, href }: ItemProps) {
  const content = (
    <>
      {image}
      <span className="pt-item-text">
        <span className="pt-item-name" dir="auto">
          {name}
        </span>
        {description && (
          <span className="pt-item-description" dir={descriptionDir}>
            {description}
          </span>
        )}
      </span>
      {(value || note) && (
        <span className="pt-item-end">
          {value && (
            <span className="pt-item-value" dir="ltr">
              {value}
            </span>
          )}
          {note && <span className="pt-item-note">{note}</span>}
        </span>
      )}
    </>
  )
  if (!href) {
    return (
      <div className="pt-item" title={title}>
        {content}
      </div>
    )
  }
  return (
    <a className="pt-item" title={title} href={href} target="_blank" rel="noreferrer noopener">
      {content}
    </a>
  )
}
