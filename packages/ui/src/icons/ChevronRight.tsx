import { Icon, type IconProps } from './Icon.js'

export function ChevronRight({ size }: IconProps) {
  return <Icon d="m7.75 4.75 5.25 5.25-5.25 5.25" size={size} isMirrored />
}
