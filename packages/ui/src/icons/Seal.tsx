import { Icon, type IconProps } from './Icon.js'

export function Seal({ size }: IconProps) {
  return (
    <Icon
      d="m10 2.25 2.1 1.5 2.57 0 .8 2.45 2.08 1.52L16.75 10l.8 2.28-2.08 1.52-.8 2.45-2.57 0L10 17.75l-2.1-1.5-2.57 0-.8-2.45-2.08-1.52.8-2.28-.8-2.28L4.53 6.2l.8-2.45 2.57 0L10 2.25Zm-2.75 8 2 2 3.75-4"
      size={size}
    />
  )
}
