import { useState } from 'react'
import { Monogram } from '../Monogram/Monogram.js'

export type WalletImageProps = {
  /** Decides the monogram's colour where there is no picture. */
  id: string
  name: string
  src?: string | undefined
  /** @default 40 */
  size?: 24 | 40 | 56 | 80 | undefined
}

/** A wallet's own icon in a rounded square, decorative: the name stands beside it. */
export function WalletImage({ id, name, src, size = 40 }: WalletImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <span className="pt-wallet-image" data-size={size}>
      {src && src !== brokenSrc ? (
        <img
          className="pt-wallet-image-picture"
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
