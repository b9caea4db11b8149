import { getDomain } from 'tldts'
import type { ProjectMode } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { formatOrigin, isIpLiteral, type OriginParts, readOriginPattern } from './originPattern.js'

const entryLimit = 50

export type OriginRules = {
  readonly mode: ProjectMode
  /** Origins of ours, which no project may have. */
  readonly reserved: readonly string[]
}

/** The list as it is kept, each entry once. Refuses with a sentence that names the entry and the rule. */
export function checkOrigins(entries: readonly string[], rules: OriginRules): readonly string[] {
  if (entries.length > entryLimit)
    throw new ServerError('operator/input', { detail: `A project has at most ${entryLimit} origins.` })
  const kept = entries.map((entry) => {
    const result = checkOrigin(entry.trim(), rules)
    if ('refusal' in result)
      throw new ServerError('operator/input', { detail: `The origin "${entry}" ${result.refusal}.` })
    return formatOrigin(result.parts)
  })
  return [...new Set(kept)]
}

/** One entry, read and held against the rules for saving. */
export function checkOrigin(entry: string, rules: OriginRules): { parts: OriginParts } | { refusal: string } {
  if (entry === '*') return { refusal: 'would allow every site: name the sites' }
  const reading = readOriginPattern(entry)
  if ('refusal' in reading) return reading
  const { parts } = reading
  if (parts.labels.includes('*') && !isOwnDomain(parts.labels, rules.mode))
    return { refusal: 'has a "*" right below a public suffix, where anybody can have a name' }
  if (rules.mode === 'live' && isIpLiteral(parts))
    return { refusal: 'is an IP address, which only a project in dev mode may have' }
  if (rules.reserved.includes(formatOrigin(parts))) return { refusal: 'is an origin of this service itself' }
  return { parts }
}

/** Whether what stands right of the last `*` belongs to somebody: `*.example.com` does, `*.com` and `*.vercel.app` do not. */
function isOwnDomain(labels: readonly string[], mode: ProjectMode): boolean {
  const fixed = labels.slice(labels.lastIndexOf('*') + 1)
  if (fixed.length === 0) return false
  // Every name below localhost is this very machine.
  if (fixed.at(-1) === 'localhost') return mode === 'dev'
  return getDomain(fixed.join('.'), { allowPrivateDomains: true }) !== null
}
