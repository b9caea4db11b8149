import { isRecord } from '../options/jsonOptions.js'

const lineWidth = 80

/** A JSON value as a person would write it in TypeScript. */
export function toLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (!Array.isArray(value) && !isRecord(value)) return String(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((entry: unknown) => toLiteral(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${toKey(key)}: ${toLiteral(entry, inner)}`)
  if (parts.length === 0) return `${open}${close}`
  const gap = Array.isArray(value) ? '' : ' '
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`
  const isShort = line.length + indent.length <= lineWidth && !line.includes('\n')
  return isShort ? line : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

function toKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
}
