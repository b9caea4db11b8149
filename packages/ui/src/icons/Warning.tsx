import { Icon, type IconProps } from './Icon.js'

export function Warning({ size }: IconProps) {
  return (
    <Icon
      d="M8.7 3.9 2.6 14.3a1.5 1.5 0 0 0 1.3 2.25h12.2a1.5 1.5 0 0 0 1.3-2.25L11.3 3.9a1.5 1.5 0 0 0-2.6 0ZM10 7.75v3.5m0 2.5v.05"
      size={size}
    />
  )
}
