import { Icon, type IconProps } from './Icon.js'

export function Key({ size }: IconProps) {
  return <Icon d="M7 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM9.5 10.5l6.75-6.75M13 7l2.5 2.5" size={size} />
}
