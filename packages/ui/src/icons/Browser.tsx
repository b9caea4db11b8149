import { Icon, type IconProps } from './Icon.js'

export function Browser({ size }: IconProps) {
  return (
    <Icon
      d="M4.75 3.75h10.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2ZM2.75 7.75h14.5M5.5 5.75v.05m2.25-.05v.05"
      size={size}
    />
  )
}
