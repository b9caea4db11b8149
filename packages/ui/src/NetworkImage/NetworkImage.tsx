import { useState } from 'react'
import { Monogram } from '../Monogram/Monogram.js'

export type NetworkImageProps = {
  /** Decides the monogram's colour where there is no picture. */
  id: string
  name: string
  src?: string | undefined
  /** @default 40 */
  size?: 16 | 24 | 40 | 56 | 80 | undefined
}

/** A network's mark, always round: wallets are square, so the two are told apart at a glance. */
export function NetworkImage({ id, name, src, size = 40 }: NetworkImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <span className="pt-network-image" data-size={size}>
      {src && src !== brokenSrc ? (
        <img
          className="pt-network-image-picture"
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <Monogram id={id} name={name} />
      )}
    </span>
  )
}
