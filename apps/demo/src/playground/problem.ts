import { isPorticoError } from '@portico/core'

/** Why the options do not work, in the words of whoever refused them. */
export type Problem = {
  readonly message: string
  /** The refused option, as the message names it. */
  readonly option?: string | undefined
}

export function toProblem(error: unknown): Problem {
  if (isPorticoError(error, 'config/invalid-option')) {
    return { message: error.shortMessage, option: error.context.option }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { message, option: /^Option `([^`]+)`/.exec(message)?.[1] }
}
