import { Icon, type IconProps } from './Icon.js'

export function Phone({ size }: IconProps) {
  return (
    <Icon
      d="M7 2.75h6a1.75 1.75 0 0 1 1.75 1.75v11A1.75 1.75 0 0 1 13 17.25H7a1.75 1.75 0 0 1-1.75-1.75v-11A1.75 1.75 0 0 1 7 2.75ZM9 14.75h2"
      size={size}
    />
  )
}
