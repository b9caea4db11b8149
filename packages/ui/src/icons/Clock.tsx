import { Icon, type IconProps } from './Icon.js'

export function Clock({ size }: IconProps) {
  return <Icon d="M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5ZM10 6v4l2.75 1.75" size={size} />
}
