import { Icon, type IconProps } from './Icon.js'

export function Close({ size }: IconProps) {
  return <Icon d="m5 5 10 10M15 5 5 15" size={size} />
}
