import { Icon, type IconProps } from './Icon.js'

export function Search({ size }: IconProps) {
  return <Icon d="M9 14.75a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5ZM13.25 13.25 17 17" size={size} />
}
