import { type ReactNode, useMemo } from 'react'
import { qrPath } from './qrPath.js'

export type QrCodeProps = {
  /** The text to encode. */
  value: string
  /** Spoken instead of the picture. */
  label: string
  /** A square picture for the centre. */
  children?: ReactNode | undefined
}

const quietZone = 3

/** Dark on white in both themes: scanners need the contrast. Drawn locally: the content is sent to no service. */
export function QrCode({ value, label, children }: QrCodeProps) {
  const hasPicture = children !== undefined && children !== null
  const { size, modules, finders, hole } = useMemo(() => qrPath(value, hasPicture), [value, hasPicture])
  const side = size + quietZone * 2
  return (
    <div className="pt-qr-code" role="img" aria-label={label}>
      <svg
        className="pt-qr-code-drawing"
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        aria-hidden="true"
        focusable="false"
      >
        <path d={modules} />
        {finders.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect className="pt-qr-code-finder" x="0.5" y="0.5" width="6" height="6" rx="1.8" />
            <rect x="2" y="2" width="3" height="3" rx="0.9" />
          </g>
        ))}
      </svg>
      {hole > 0 && <span className="pt-qr-code-picture">{children}</span>}
    </div>
  )
}
