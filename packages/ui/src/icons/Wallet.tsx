import { Icon, type IconProps } from './Icon.js'

export function Wallet({ size }: IconProps) {
  return (
    <Icon
      d="M15.25 7.25V5a1.5 1.5 0 0 0-1.5-1.5h-8.6a1.9 1.9 0 0 0 0 3.75h10.1a1.5 1.5 0 0 1 1.5 1.5v6.25a1.5 1.5 0 0 1-1.5 1.5h-10a2 2 0 0 1-2-2V5.4M13.5 11.9v.05"
      size={size}
    />
  )
}
