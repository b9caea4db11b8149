import { Icon, type IconProps } from './Icon.js'

export function ArrowLeft({ size }: IconProps) {
  return <Icon d="M16.25 10H3.75m0 0L9 4.75M3.75 10 9 15.25" size={size} isMirrored />
}
