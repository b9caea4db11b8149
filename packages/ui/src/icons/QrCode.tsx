import { Icon, type IconProps } from './Icon.js'

export function QrCode({ size }: IconProps) {
  return (
    <Icon
      d="M3.75 3.75h4.5v4.5h-4.5zM11.75 3.75h4.5v4.5h-4.5zM3.75 11.75h4.5v4.5h-4.5zM12 12v.05M16 12v.05M14 14v.05M12 16v.05M16 16v.05"
      size={size}
    />
  )
}
