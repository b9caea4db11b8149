import { Drawing } from './Drawing.js'

/** Many places joined into one network. */
export function NetworkDrawing() {
  return (
    <Drawing>
      <path className="pt-drawing-line" d="M24 22l14 8M72 20 58 29M26 53l13-9M71 53 57 44" />
      <circle className="pt-drawing-plate" cx="19" cy="19" r="8" />
      <circle className="pt-drawing-plate" cx="77" cy="17" r="8" />
      <circle className="pt-drawing-plate" cx="21" cy="56" r="8" />
      <circle className="pt-drawing-plate" cx="76" cy="56" r="8" />
      <circle className="pt-drawing-soft" cx="48" cy="36" r="17" />
      <circle className="pt-drawing-solid" cx="48" cy="36" r="10" />
    </Drawing>
  )
}
