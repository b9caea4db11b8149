import { Icon, type IconProps } from './Icon.js'

export function Check({ size }: IconProps) {
  return <Icon d="m4 10.75 3.75 3.75L16 6" size={size} />
}
