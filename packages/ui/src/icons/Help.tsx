import { Icon, type IconProps } from './Icon.js'

export function Help({ size }: IconProps) {
  return (
    <Icon
      d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM7.9 8a2.1 2.1 0 1 1 3.2 1.8c-.7.4-1.1.8-1.1 1.45m0 2.3v.05"
      size={size}
    />
  )
}
