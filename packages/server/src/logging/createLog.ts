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
const keptTexts = 500

/** One line of JSON per call. Fields that are not declared are left out, whatever a caller's types say. */
export function createLog(write: (line: string) => void, env: Pick<ServerEnv, 'now'>): Log {
  // Routes, methods and projects come again with every request: what was cleaned once need not be searched again.
  const kept = new Map<string, string>()
  const clean = (value: unknown): unknown => {
    if (typeof value === 'number') return value
    const text = String(value).slice(0, textLimit)
    const known = kept.get(text)
    if (known !== undefined) return known
    const cleaned = redact(text)
    if (kept.size >= keptTexts) kept.clear()
    kept.set(text, cleaned)
    return cleaned
  }
  return (level, event, fields = {}) => {
    const line: Record<string, unknown> = { time: new Date(env.now()).toISOString(), level, event: clean(event) }
    for (const name of fieldNames) if (fields[name] !== undefined) line[name] = clean(fields[name])
    write(`${JSON.stringify(line)}\n`)
  }
}
