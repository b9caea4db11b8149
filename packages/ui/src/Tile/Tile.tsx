import type { ReactNode } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'

export type TileProps = ForwardedProps & {
  /** A picture of 56px. */
  image: ReactNode
  name: string
  /** A small mark at the picture's corner, an icon of 16px, and what it says to a screen reader. */
  badge?: { readonly icon: ReactNode; readonly label: string } | undefined
}

/** A picture with a name below it, in one line; all of it is one button, of as few elements as will do. */
export function Tile({ image, name, badge, ...forwarded }: TileProps) {
  return (
    <button {...forwarded} type="button" className="pt-tile" aria-label={badge && `${name} ${badge.label}`}>
      {image}
      {badge?.icon}
      <span className="pt-tile-name" dir="auto">
        {name}
      </span>
    </button>
  )
}
