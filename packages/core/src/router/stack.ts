import { type ViewEntry, viewFacts } from '../views.js'

export type Stack = readonly ViewEntry[]

/** Puts a view on top; ignored when that view is current already (ROUTE-03). */
export function pushView(stack: Stack, entry: ViewEntry): Stack {
  return stack.at(-1)?.name === entry.name ? stack : [...stack, entry]
}

/** Swaps the current view (ROUTE-04). */
export function replaceView(stack: Stack, entry: ViewEntry): Stack {
  return stack.at(-1)?.name === entry.name ? stack : [...stack.slice(0, -1), entry]
}

/** Cuts the stack to an index (ROUTE-04). */
export function cutStack(stack: Stack, index: number): Stack {
  return stack.length > 1 && index >= 0 ? stack.slice(0, index + 1) : stack
}

/** The stack after going back, or null when that closes the modal (ROUTE-05, ROUTE-06). */
export function popView(stack: Stack): Stack | null {
  const isStuck = stack.some(({ name }) => viewFacts(name).back === 'closes')
  return stack.length <= 1 || isStuck ? null : stack.slice(0, -1)
}
