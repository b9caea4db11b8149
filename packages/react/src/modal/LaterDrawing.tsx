import { usePart } from '../hooks/usePart.js'

/** What empty states draw: its room at once, the lines when their code is here. */
export function LaterDrawing() {
  const notices = usePart('notices', true)
  return notices ? <notices.EmptyDrawing /> : <svg width={96} height={72} aria-hidden="true" />
}
