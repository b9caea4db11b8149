import { Icon, type IconProps } from './Icon.js'

export function Info({ size }: IconProps) {
  return <Icon d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 9.25v4.25m0-7v.05" size={size} />
}
