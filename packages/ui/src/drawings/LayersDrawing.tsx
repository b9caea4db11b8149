import { Drawing } from './Drawing.js'

/** Networks on top of each other. */
export function LayersDrawing() {
  return (
    <Drawing>
      <path
        className="pt-drawing-plate"
        d="M46 35.1 17.5 47.2a1 1 0 0 0 0 1.8L46 61.1a5 5 0 0 0 4 0L78.5 49a1 1 0 0 0 0-1.800L50 35.100a5 5 0 0 0-4 0Z"
      />
      <path
        className="pt-drawing-soft"
        d="M46 23.1 17.5 35.200a1 1 0 0 0 0 1.800L46 49.100a5 5 0 0 0 4 0L78.5 37a1 1 0 0 0 0-1.800L50 23.100a5 5 0 0 0-4 0Z"
      />
      <path
        className="pt-drawing-solid"
        d="M46 11.1 17.5 23.200a1 1 0 0 0 0 1.800L46 37.100a5 5 0 0 0 4 0L78.5 25a1 1 0 0 0 0-1.800L50 11.100a5 5 0 0 0-4 0Z"
      />
    </Drawing>
  )
}
