import { isRecord } from '../utils/isRecord.js'
import { refuse } from './check.js'
import { themeVariablesProblem } from './themeVariables.js'

/** Refuses design tokens that do not exist or whose values could do more than paint. */
export function checkThemeVariables(option: string, variables: unknown): void {
  const problem = isRecord(variables) ? themeVariablesProblem(variables) : 'must be an object'
  if (problem) refuse(option, problem, "Pass values such as { '--portico-accent': '#3b82f6' }.")
}
