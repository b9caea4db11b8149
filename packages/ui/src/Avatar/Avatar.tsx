import type { CSSProperties } from 'react'
import { Picture } from '../Picture/Picture.js'
import { avatarHues } from './avatarHues.js'

export type AvatarProps = {
  address: string
  /** The account's own picture; the gradient shows when it is missing or broken. */
  src?: string | undefined
  /** @default 40 */
  size?: 24 | 40 | 64 | 80 | undefined
}

/** An account's picture: a gradient derived from its address, always a circle. Decorative. */
export function Avatar({ address, src, size = 40 }: AvatarProps) {
  const [first, second, third] = avatarHues(address)
  return (
    <span
      className="pt-avatar"
      aria-hidden="true"
      data-size={size}
      style={
        {
          '--portico-avatar-1': first,
          '--portico-avatar-2': second,
          '--portico-avatar-3': third,
          // CSSProperties knows no custom properties.
        } as CSSProperties
      }
    >
      <Picture src={src} size={size} />
    </span>
  )
}
