import { type ReactNode, useState } from 'react'

export type PictureProps = {
  src: string | undefined
  /** In px. */
  size: number
  /** What the picture is to the style sheet; by default it fills the box around it. */
  className?: string | undefined
  /** Stands in for a picture that is missing or broken. */
  children?: ReactNode | undefined
}

/** Somebody else's picture, decorative. Only ever an `<img>`: whatever an SVG holds, it cannot act. */
export function Picture({ src, size, className = 'pt-picture', children }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  if (!src || src === brokenSrc) return children
  return (
    <img
      className={className}
      data-size={size}
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBrokenSrc(src)}
    />
  )
}
