import type { AdminProject } from '@portico/wire/http'
import { Segmented } from '../parts/Segmented.js'
import './ModeField.css'

type Mode = AdminProject['mode']
export type ModeFieldProps = { mode: Mode; onChange: (mode: Mode) => void }

const modes = [
  { value: 'dev', title: 'Dev' },
  { value: 'live', title: 'Live' },
] as const
const hints = {
  dev: 'For building: pages on localhost are allowed besides the origins below.',
  live: 'For visitors: only the origins below are allowed, and an empty list allows nobody.',
} as const

export function ModeField({ mode, onChange }: ModeFieldProps) {
  return (
    <div className="cn-mode-field">
      <span className="cn-mode-field-label" aria-hidden="true">
        Mode
      </span>
      <Segmented label="Mode" value={mode} options={modes} onChange={onChange} />
      <p className="cn-mode-field-hint">{hints[mode]}</p>
    </div>
  )
}
