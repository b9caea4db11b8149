import { Icon, type IconProps } from './Icon.js'

export function Store({ size }: IconProps) {
  return (
    <Icon
      d="M5 6.75h10l.9 8.3a2 2 0 0 1-2 2.2H6.1a2 2 0 0 1-2-2.2L5 6.75ZM7.25 9V5.5a2.75 2.75 0 0 1 5.5 0V9"
      size={size}
    />
  )
}
