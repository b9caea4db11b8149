import { Drawing } from './Drawing.js'

/** A vault: one place for everything of value. */
export function VaultDrawing() {
  return (
    <Drawing>
      <path className="pt-drawing-line" d="M30 62v4M66 62v4" />
      <rect className="pt-drawing-plate" x="19" y="8" width="58" height="54" rx="14" />
      <rect className="pt-drawing-soft" x="27" y="16" width="42" height="38" rx="9" />
      <path className="pt-drawing-accent" d="m39 26 18 18M57 26 39 44" />
      <circle className="pt-drawing-solid" cx="48" cy="35" r="9" />
      <circle className="pt-drawing-hole" cx="48" cy="35" r="3.5" />
      <path className="pt-drawing-line" d="M77 26h3M77 44h3" />
    </Drawing>
  )
}
