import { PorticoError } from '../errors/PorticoError.js'

export function refuse(option: string, problem: string, fix: string): never {
  throw new PorticoError('config/invalid-option', { option, problem, fix })
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function checkBoolean(option: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'boolean')
    refuse(option, `must be true or false, got ${show(value)}`, 'Pass a boolean or leave it out.')
}

export function checkString(option: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'string')
    refuse(option, `must be a string, got ${show(value)}`, 'Pass a string or leave it out.')
}

export function checkStrings(option: string, value: unknown): void {
  const isList = Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (value !== undefined && !isList)
    refuse(option, `must be a list of strings, got ${show(value)}`, "Pass an array such as ['a', 'b'].")
}

export function checkUrl(option: string, value: unknown): void {
  checkString(option, value)
  if (typeof value !== 'string') return
  if (!/^https?:\/\/[^\s/]/i.test(value))
    refuse(option, `must be an http(s) URL, got ${show(value)}`, 'Pass an absolute URL.')
}

/** A link that may also open an app by its own scheme; nothing that could run or read something here. */
export function checkLink(option: string, value: unknown): void {
  checkString(option, value)
  if (typeof value === 'string' && !/^(?!javascript:|data:|vbscript:|blob:|file:)[a-z][a-z0-9+.-]*:/i.test(value)) {
    refuse(option, `must be a link, got ${show(value)}`, 'Pass a URL or the scheme of an app.')
  }
}

export function checkRecord(
  option: string,
  value: unknown,
  checkValue: (option: string, value: unknown) => void,
): void {
  if (value === undefined) return
  if (!isRecord(value)) refuse(option, `must be an object, got ${show(value)}`, 'Pass an object or leave it out.')
  for (const [key, entry] of Object.entries(value)) checkValue(`${option}.${key}`, entry)
}

export function checkOneOf(option: string, value: unknown, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.some((entry) => entry === value)) {
    refuse(option, `must be one of ${allowed.join(', ')}, got ${show(value)}`, 'Pick one of those.')
  }
}

/** A list without repetition whose entries are all allowed. */
export function checkOrder(option: string, value: unknown, allowed: readonly string[]): void {
  checkStrings(option, value)
  if (!Array.isArray(value)) return
  for (const entry of value) checkOneOf(option, entry, allowed)
  if (new Set(value).size !== value.length) refuse(option, 'names an entry twice', 'Name each once.')
}

function show(value: unknown): string {
  if (typeof value === 'string') return `\`${value.slice(0, 60)}\``
  return Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value
}
