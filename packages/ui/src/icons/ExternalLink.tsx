import { Icon, type IconProps } from './Icon.js'

export function ExternalLink({ size }: IconProps) {
  return (
    <Icon
      d="M8.25 4.25h-2.5a1.5 1.5 0 0 0-1.5 1.5v8.5a1.5 1.5 0 0 0 1.5 1.5h8.5a1.5 1.5 0 0 0 1.5-1.5v-2.5M11.75 3.75h4.5v4.5M16 4l-6.5 6.5"
      size={size}
    />
  )
}
