import { PorticoError } from '../errors/PorticoError.js'
import { isRecord } from '../utils/isRecord.js'

/** Looks at one value of a host's options and refuses it with the option's name and the fix. */
export type Check = (option: string, value: unknown) => void

export function refuse(option: string, problem: string, fix: string): never {
  throw new PorticoError('config/invalid-option', { option, problem, fix })
}

export const checkBoolean: Check = (option, value) => expect(option, value, typeof value === 'boolean', 'true or false')

export const checkString: Check = (option, value) => expect(option, value, typeof value === 'string', 'a string')

export const checkStrings: Check = (option, value) =>
  expect(option, value, Array.isArray(value) && value.every((entry) => typeof entry === 'string'), 'a list of strings')

export const checkUrl: Check = (option, value) =>
  expect(option, value, typeof value === 'string' && /^https?:\/\/[^\s/]/i.test(value), 'an absolute http(s) URL')

/** A link that may also open an app by its own scheme; nothing that could run or read something here. */
export const checkLink: Check = (option, value) =>
  expect(option, value, typeof value === 'string' && linkPattern.test(value), 'a URL or the scheme of an app')

export const checkProvider: Check = (option, value) =>
  expect(
    option,
    value,
    isRecord(value) &&
      ['connect', 'request', 'disconnect', 'on', 'removeListener'].every((verb) => isVerb(value[verb])),
    'a relay provider',
  )

const isVerb = (value: unknown): boolean => typeof value === 'function'

const linkPattern = /^(?!javascript:|data:|vbscript:|blob:|file:)[a-z][a-z0-9+.-]*:/i

export function checkOneOf(option: string, value: unknown, allowed: readonly string[]): void {
  expect(
    option,
    value,
    allowed.some((entry) => entry === value),
    `one of ${allowed.join(', ')}`,
  )
}

/** A list without repetition whose entries are all allowed. */
export function checkOrder(option: string, value: unknown, allowed: readonly string[]): void {
  checkStrings(option, value)
  const entries = value as string[] // checkStrings has proved it
  for (const entry of entries) checkOneOf(option, entry, allowed)
  if (new Set(entries).size !== entries.length) refuse(option, 'names an entry twice', 'Name each once.')
}

/** An object, each of whose values is checked under its own name. */
export function checkRecord(option: string, value: unknown, check: Check): void {
  expect(option, value, isRecord(value), 'an object')
  for (const [key, entry] of Object.entries(value as object)) check(`${option}.${key}`, entry) // proved above
}

/** A list, each of whose entries is checked under its own place. */
export function checkList(option: string, value: unknown, check: Check): void {
  expect(option, value, Array.isArray(value), 'a list')
  for (const [index, entry] of (value as unknown[]).entries()) check(`${option}[${index}]`, entry) // proved above
}

function expect(option: string, value: unknown, isGood: boolean, expected: string): void {
  if (!isGood) refuse(option, `must be ${expected}, got ${show(value)}`, `Pass ${expected}.`)
}

function show(value: unknown): string {
  if (typeof value === 'string') return `\`${value.slice(0, 60)}\``
  return Array.isArray(value) ? 'an array' : value === null ? 'null' : typeof value
}
