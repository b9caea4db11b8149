import { Icon, type IconProps } from './Icon.js'

export function Lock({ size }: IconProps) {
  return (
    <Icon
      d="M5.75 8.75h8.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5ZM6.75 8.75V6.5a3.25 3.25 0 0 1 6.5 0v2.25"
      size={size}
    />
  )
}
