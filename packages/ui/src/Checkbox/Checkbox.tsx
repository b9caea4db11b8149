import type { ReactNode } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'
import { Check } from '../icons/Check.js'

export type CheckboxProps = Omit<ForwardedProps, 'onChange' | 'defaultChecked'> & {
  /** The sentence beside the box; links in it stay links. */
  children: ReactNode
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
  isDisabled?: boolean | undefined
}

export function Checkbox({ children, isChecked, onCheckedChange, isDisabled, ...forwarded }: CheckboxProps) {
  return (
    <label className="pt-checkbox">
      <input
        {...forwarded}
        className="pt-checkbox-control"
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <span className="pt-checkbox-box">
        <Check size={14} />
      </span>
      <span className="pt-checkbox-label">{children}</span>
    </label>
  )
}
