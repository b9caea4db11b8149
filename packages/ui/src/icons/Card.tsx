import { Icon, type IconProps } from './Icon.js'

export function Card({ size }: IconProps) {
  return (
    <Icon
      d="M4.5 4.25h11A1.75 1.75 0 0 1 17.25 6v8a1.75 1.75 0 0 1-1.75 1.75h-11A1.75 1.75 0 0 1 2.75 14V6A1.75 1.75 0 0 1 4.5 4.25ZM2.75 8.25h14.5M5.75 12.5h2.5"
      size={size}
    />
  )
}
