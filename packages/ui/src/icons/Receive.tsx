import { Icon, type IconProps } from './Icon.js'

export function Receive({ size }: IconProps) {
  return <Icon d="M15 5 5.25 14.75m0 0v-7.5m0 7.5h7.5" size={size} />
}
