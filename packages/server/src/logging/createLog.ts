import type { Log, LogFields } from '../deps.js'
import type { ServerEnv } from '../env.js'
import { redact } from './redact.js'

const fieldNames: readonly (keyof LogFields)[] = /* @__PURE__ */ Object.freeze([
  'route',
  'method',
  'status',
  'ms',
  'project',
  'chainId',
  'block',
  'count',
  'reason',
  'port',
])
const textLimit = 500
const memoryLimit = 1_000

/** One line of JSON per call. Fields that are not declared are left out, whatever a caller's types say. */
export function createLog(write: (line: string) => void, env: Pick<ServerEnv, 'now'>): Log {
  // Routes, methods and projects come again and again: each is looked through once.
  const known = new Map<string, string>()
  const clean = (value: string | number): string | number => {
    if (typeof value === 'number') return value
    const text = String(value).slice(0, textLimit)
    const cleaned = known.get(text) ?? redact(text)
    if (known.size >= memoryLimit) known.clear()
    known.set(text, cleaned)
    return cleaned
  }
  return (level, event, fields = {}) => {
    const line: Record<string, unknown> = { time: new Date(env.now()).toISOString(), level, event: clean(event) }
    for (const name of fieldNames) {
      const value = fields[name]
      if (value !== undefined) line[name] = clean(value)
    }
    write(`${JSON.stringify(line)}\n`)
  }
}
