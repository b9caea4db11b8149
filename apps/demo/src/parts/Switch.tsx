import './Switch.css'

export type SwitchProps = {
  id: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
}

/** On or off; its label points to it by id. */
export function Switch({ id, isOn, onChange, describedBy, isInvalid }: SwitchProps) {
  return (
    <input
      id={id}
      className="dm-switch"
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
