import type { ReactNode } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'

export type TileProps = ForwardedProps & {
  /** A picture of 56px. */
  image: ReactNode
  name: string
  /** A small mark at the picture's corner, and what it says to a screen reader. */
  badge?: { readonly icon: ReactNode; readonly label: string } | undefined
}

/** A picture with a name below it, in one line; all of it is one button. */
export function Tile({ image, name, badge, ...forwarded }: TileProps) {
  return (
    <button {...forwarded} type="button" className="pt-tile">
      <span className="pt-tile-image">
        {image}
        {badge && <span className="pt-tile-badge">{badge.icon}</span>}
      </span>
      <span className="pt-tile-name" dir="auto">
        {name}
      </span>
      {badge && <VisuallyHidden>{badge.label}</VisuallyHidden>}
    </button>
  )
}
