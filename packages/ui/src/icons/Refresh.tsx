import { Icon, type IconProps } from './Icon.js'

export function Refresh({ size }: IconProps) {
  return <Icon d="M16.25 10a6.25 6.25 0 1 1-1.83-4.42l1.83 1.82M16.25 3.5v3.9h-3.9" size={size} />
}
