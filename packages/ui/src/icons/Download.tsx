import { Icon, type IconProps } from './Icon.js'

export function Download({ size }: IconProps) {
  return (
    <Icon
      d="M10 3.5v9.25m0 0L6.5 9.25m3.5 3.5 3.5-3.5M3.75 13.5v1.25a1.75 1.75 0 0 0 1.75 1.75h9a1.75 1.75 0 0 0 1.75-1.75V13.5"
      size={size}
    />
  )
}
