import { Icon, type IconProps } from './Icon.js'

export function Network({ size }: IconProps) {
  return (
    <Icon
      d="M10 7.25a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5 16.75a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 16.75a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9.1 7l-3.2 6M10.9 7l3.2 6M7 14.75h6"
      size={size}
    />
  )
}
