import type { ReactNode } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'

export type TileProps = ForwardedProps & {
  /** A picture of 56px. */
  image: ReactNode
  name: string
  /** A small mark at the picture's corner. */
  badge?: ReactNode | undefined
}

/** A picture with a name below it, in one line; all of it is one button. */
export function Tile({ image, name, badge, ...forwarded }: TileProps) {
  return (
    <button {...forwarded} type="button" className="pt-tile">
      <span className="pt-tile-image">
        {image}
        {badge && <span className="pt-tile-badge">{badge}</span>}
      </span>
      <span className="pt-tile-name" dir="auto">
        {name}
      </span>
    </button>
  )
}
