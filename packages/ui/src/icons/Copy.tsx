import { Icon, type IconProps } from './Icon.js'

export function Copy({ size }: IconProps) {
  return (
    <Icon
      d="M9 7.25h6A1.75 1.75 0 0 1 16.75 9v6A1.75 1.75 0 0 1 15 16.75H9A1.75 1.75 0 0 1 7.25 15V9A1.75 1.75 0 0 1 9 7.25ZM12.75 7.25V5A1.75 1.75 0 0 0 11 3.25H5A1.75 1.75 0 0 0 3.25 5v6A1.75 1.75 0 0 0 5 12.75h2.25"
      size={size}
    />
  )
}
