import { Monogram } from '../Monogram/Monogram.js'
import { Picture } from '../Picture/Picture.js'

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
  return (
    <Picture className="pt-network-image" src={src} size={size}>
      <span className="pt-network-image" data-size={size}>
        <Monogram id={id} name={name} />
      </span>
    </Picture>
  )
}
