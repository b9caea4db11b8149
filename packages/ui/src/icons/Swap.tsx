import { Icon, type IconProps } from './Icon.js'

export function Swap({ size }: IconProps) {
  return (
    <Icon d="M3.75 7h12.5m0 0-2.75-2.75M16.25 7 13.5 9.75M16.25 13H3.75m0 0 2.75-2.75M3.75 13l2.75 2.75" size={size} />
  )
}
