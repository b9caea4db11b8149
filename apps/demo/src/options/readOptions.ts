import { isRecord, type JsonOptions } from './jsonOptions.js'

export type ReadOptionsReturnType = { options: JsonOptions; problem?: string | undefined }

/** Options out of the address. What cannot be read is named, and the defaults are used. */
export function readOptions(search: string, defaults: JsonOptions): ReadOptionsReturnType {
  const text = new URLSearchParams(search).get('options')
  if (text === null || text.trim() === '') return { options: defaults }
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) {
      return { options: defaults, problem: 'The options in the address are no object. The defaults are used instead.' }
    }
    // A link may care about one option only; without networks there would be nothing to show it on.
    return { options: Object.hasOwn(value, 'networks') ? value : { ...value, networks: defaults['networks'] } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      options: defaults,
      problem: `The options in the address are not JSON (${reason}). The defaults are used instead.`,
    }
  }
}
