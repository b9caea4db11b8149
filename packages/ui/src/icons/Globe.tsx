import { Icon, type IconProps } from './Icon.js'

export function Globe({ size }: IconProps) {
  return (
    <Icon
      d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM2.75 10h14.5M10 2.75c2 2 3 4.4 3 7.25s-1 5.25-3 7.25c-2-2-3-4.4-3-7.25s1-5.25 3-7.25Z"
      size={size}
    />
  )
}
