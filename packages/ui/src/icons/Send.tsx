import { Icon, type IconProps } from './Icon.js'

export function Send({ size }: IconProps) {
  return (
    <Icon
      d="M16.75 3.25 9 11M16.75 3.25l-4.6 13.1a.4.4 0 0 1-.75 0L9 11 3.65 8.6a.4.4 0 0 1 0-.75l13.1-4.6Z"
      size={size}
      isMirrored
    />
  )
}
