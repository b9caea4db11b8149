import type { CSSProperties } from 'react'

export type ShimmerProps = {
  /** A length such as '120px' or '60%'. @default '100%' */
  width?: string | undefined
  /** @default '1lh' */
  height?: string | undefined
  /** @default 'text' */
  shape?: 'text' | 'row' | 'icon' | 'round' | undefined
}

/** A skeleton of the final size, so that nothing jumps when the content comes. */
export function Shimmer({ width, height, shape = 'text' }: ShimmerProps) {
  return (
    <span
      className="pt-shimmer"
      data-shape={shape}
      aria-hidden="true"
      // CSSProperties knows no custom properties.
      style={{ '--portico-shimmer-width': width, '--portico-shimmer-height': height } as CSSProperties}
    />
  )
}
