import type { RouterState, TransactionEntry } from '../state/state.js'
import type { Stack } from './stack.js'

/** The entries whose flow is still on the stack. One that was left would take the place of the next flow's entry. */
export function dropLeftFlows({ transactions }: RouterState, stack: Stack): readonly TransactionEntry[] {
  const isThere = ({ flow }: TransactionEntry): boolean => !flow || stack.some(({ name }) => name === flow)
  return transactions.every(isThere) ? transactions : transactions.filter(isThere)
}
