import type { ReactNode, Ref } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'
import { Check } from '../icons/Check.js'
import { ChevronRight } from '../icons/ChevronRight.js'
import { ExternalLink } from '../icons/ExternalLink.js'
import { Spinner } from '../Spinner/Spinner.js'

export type RowTrailing = 'chevron' | 'check' | 'spinner' | 'external'

export type RowProps = ForwardedProps & {
  name: ReactNode
  /** A picture of 40px. */
  image?: ReactNode | undefined
  /** Stands in a box of 40px; without it and without a picture the name starts at the edge. */
  icon?: ReactNode | undefined
  description?: ReactNode | undefined
  /** Gives way to the spinner while the row is busy. */
  tag?: ReactNode | undefined
  trailing?: RowTrailing | undefined
  isDisabled?: boolean | undefined
  /** Makes the row a link that opens in a new tab. */
  href?: string | undefined
  rowRef?: Ref<HTMLElement> | undefined
}

const trailingIcons = { chevron: ChevronRight, check: Check, spinner: Spinner, external: ExternalLink } as const

/** One line of a list; all of it is one button or one link. */
export function Row({
  name,
  image,
  icon,
  description,
  tag,
  trailing,
  isDisabled,
  href,
  rowRef,
  onClick,
  ...forwarded
}: RowProps) {
  const Trailing = trailing && trailingIcons[trailing]
  const isBare = !image && !icon
  const isBusy = trailing === 'spinner'
  const nameText = (
    <span className="pt-row-name" dir="auto">
      {name}
    </span>
  )
  // As few elements as will do: opening the modal lays out every one of them anew.
  const content = (
    <>
      {image}
      {icon && <span className="pt-row-icon">{icon}</span>}
      {description ? (
        <span className="pt-row-text">
          {nameText}
          <span className="pt-row-description" dir="auto">
            {description}
          </span>
        </span>
      ) : (
        nameText
      )}
      {!isBusy && tag}
      {Trailing && (
        <span className="pt-row-trailing" data-trailing={trailing}>
          <Trailing size={trailing === 'chevron' ? 16 : 20} />
        </span>
      )}
    </>
  )
  if (href !== undefined) {
    return (
      <a
        {...forwarded}
        // One ref serves both elements; the caller knows which one it asked for.
        ref={rowRef as Ref<HTMLAnchorElement>}
        className="pt-row"
        data-bare={isBare || undefined}
        href={isDisabled ? undefined : href}
        aria-disabled={isDisabled || undefined}
        target="_blank"
        rel="noreferrer noopener"
        onClick={onClick}
      >
        {content}
      </a>
    )
  }
  return (
    <button
      {...forwarded}
      // See above.
      ref={rowRef as Ref<HTMLButtonElement>}
      type="button"
      className="pt-row"
      data-bare={isBare || undefined}
      aria-busy={isBusy || undefined}
      // Stays in the tab order: a visitor who cannot see it still learns that it is there.
      aria-disabled={isDisabled || undefined}
      onClick={(event) => !isDisabled && onClick?.(event)}
    >
      {content}
    </button>
  )
}
