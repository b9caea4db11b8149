import { Icon, type IconProps } from './Icon.js'

export function User({ size }: IconProps) {
  return (
    <Icon
      d="M10 9.75a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.75 16.75c.6-2.6 3.1-4.25 6.25-4.25s5.65 1.65 6.25 4.25"
      size={size}
    />
  )
}
