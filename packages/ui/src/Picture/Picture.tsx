import { type ReactNode, useState } from 'react'

export type PictureProps = {
  src: string | undefined
  /** In px. */
  size: number
  /** Stands in for a picture that is missing or broken. */
  children?: ReactNode | undefined
}

/** Somebody else's picture, decorative, filling its box. Only ever an `<img>`: whatever an SVG holds, it cannot act. */
export function Picture({ src, size, children }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  if (!src || src === brokenSrc) return children
  return (
    <img
      className="pt-picture"
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
