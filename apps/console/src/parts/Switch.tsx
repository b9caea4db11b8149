import { type ReactNode, useId } from 'react'
import './Switch.css'

export type SwitchProps = {
  label: string
  hint?: ReactNode | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="cn-switch">
      <span>
        <span className="cn-switch-label">{label}</span>
        {hint && (
          <span className="cn-switch-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        className="cn-switch-input"
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="cn-switch-track" aria-hidden="true" />
    </label>
  )
}
