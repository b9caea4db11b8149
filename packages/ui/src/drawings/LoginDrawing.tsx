import { Drawing } from './Drawing.js'

/** Signing in: a card with a face, and a tick. */
export function LoginDrawing() {
  return (
    <Drawing>
      <rect className="pt-drawing-plate" x="15" y="12" width="64" height="50" rx="12" />
      <circle className="pt-drawing-soft" cx="33" cy="29" r="8" />
      <path className="pt-drawing-line" d="M48 26h18M48 33h10" />
      <rect className="pt-drawing-soft" x="25" y="45" width="44" height="8" rx="4" />
      <circle className="pt-drawing-hole" cx="77" cy="16" r="13" />
      <circle className="pt-drawing-solid" cx="77" cy="16" r="10" />
      <path className="pt-drawing-mark" d="m73 16.4 2.8 2.8 5.4-5.8" />
    </Drawing>
  )
}
