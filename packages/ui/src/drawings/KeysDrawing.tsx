import { Drawing } from './Drawing.js'

/** Keys that belong to their owner. */
export function KeysDrawing() {
  return (
    <Drawing>
      <rect className="pt-drawing-plate" x="14" y="10" width="68" height="52" rx="14" />
      <path className="pt-drawing-accent" d="M44 36h28v7M63 36v5" />
      <circle className="pt-drawing-solid" cx="34" cy="36" r="12" />
      <circle className="pt-drawing-hole" cx="34" cy="36" r="4.5" />
    </Drawing>
  )
}
