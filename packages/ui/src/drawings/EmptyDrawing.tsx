import { Drawing } from './Drawing.js'

/** Nothing found. */
export function EmptyDrawing() {
  return (
    <Drawing>
      <rect className="pt-drawing-plate" x="13" y="13" width="58" height="20" rx="8" />
      <rect className="pt-drawing-plate" x="13" y="39" width="58" height="20" rx="8" />
      <circle className="pt-drawing-soft" cx="24" cy="23" r="5" />
      <path className="pt-drawing-line" d="M35 23h18" />
      <circle className="pt-drawing-soft" cx="24" cy="49" r="5" />
      <path className="pt-drawing-line" d="M35 49h8" />
      <circle className="pt-drawing-hole" cx="62" cy="41" r="15" />
      <circle className="pt-drawing-soft" cx="62" cy="41" r="12" />
      <circle className="pt-drawing-accent" cx="62" cy="41" r="12" />
      <path className="pt-drawing-accent" d="m71 50 8 8" />
    </Drawing>
  )
}
