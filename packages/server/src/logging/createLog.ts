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

/**
 * One line of JSON per call. Fields that are not declared are left out, whatever a caller's types say. Every request writes
 * one, so it is put together from parts that are kept.
 */
export function createLog(write: (line: string) => void, env: Pick<ServerEnv, 'now'>): Log {
  // Routes, methods and projects come again and again: each is looked through once.
  const known = new Map<string, string>()
  let lastMoment = Number.NaN
  let lastTime = ''

  const timeOf = (moment: number): string => {
    if (moment !== lastMoment) {
      lastMoment = moment
      lastTime = new Date(moment).toISOString()
    }
    return lastTime
  }
  const written = (value: string | number): string => {
    if (typeof value === 'number') return JSON.stringify(value)
    const text = String(value).slice(0, textLimit)
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const clean = JSON.stringify(redact(text))
    if (known.size >= memoryLimit) known.clear()
    known.set(text, clean)
    return clean
  }
  return (level, event, fields = {}) => {
    let line = `{"time":"${timeOf(env.now())}","level":"${level}","event":${written(event)}`
    for (const name of fieldNames) {
      const value = fields[name]
      if (value !== undefined) line += `,"${name}":${written(value)}`
    }
    write(`${line}}\n`)
  }
}
