import { Icon, type IconProps } from './Icon.js'

export function ChevronDown({ size }: IconProps) {
  return <Icon d="m4.75 7.5 5.25 5.25 5.25-5.25" size={size} />
}
