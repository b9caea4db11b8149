import { Icon, type IconProps } from './Icon.js'

export function Disconnect({ size }: IconProps) {
  return (
    <Icon
      d="M8 3.75H5.5A1.75 1.75 0 0 0 3.75 5.5v9a1.75 1.75 0 0 0 1.75 1.75H8M8.25 10h8.25m0 0-3.25-3.25M16.5 10l-3.25 3.25"
      size={size}
      isMirrored
    />
  )
}
