import { Monogram } from '../Monogram/Monogram.js'
import { Picture } from '../Picture/Picture.js'

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
  return (
    <Picture className="pt-wallet-image" src={src} size={size}>
      <Monogram className="pt-wallet-image" size={size} id={id} name={name} />
    </Picture>
  )
}
