import type { SendState } from './sendState.js'

/** Whether a warning still waits for the visitor's own word. */
export function hasToAcknowledge({ warnings, isAcknowledged }: SendState): boolean {
  return !isAcknowledged && warnings.some(({ code }) => code === 'lookalike')
}
