import { type Address, hashTypedData, type TypedDataDefinition } from 'viem'
import { cleanText } from '../parts/cleanText.js'
import type { DataRow, Task } from './task.js'

const maxLength = 131_072
const maxRows = 200
const maxDepth = 12

type Fields = Readonly<Record<string, unknown>>

/** EIP-712 data, only if it can be signed and shown whole. */
export function readTypedData(account: Address, given: unknown, chainId: number): Task | undefined {
  const value = parse(given)
  if (!isRecord(value) || !isRecord(value['types']) || !isRecord(value['message'])) return undefined
  const { types, primaryType, domain = {}, message } = value
  if (typeof primaryType !== 'string' || !isRecord(domain)) return undefined
  const data = { types, primaryType, domain, message } as unknown as TypedDataDefinition // hashed below, which checks it
  try {
    hashTypedData(data)
  } catch {
    return undefined
  }
  const rows: DataRow[] = []
  const isWhole = addRows(rows, types, primaryType, message, '', 0)
  if (!isWhole) return undefined
  const requestedChain = domain['chainId']
  return {
    kind: 'typedData',
    account,
    data,
    primaryType: cleanText(primaryType, 64),
    domain: Object.entries(domain).map(([path, each]) => ({ path: cleanText(path, 32), type: '', value: show(each) })),
    rows,
    otherChain: requestedChain !== undefined && Number(requestedChain) !== chainId,
  }
}

/** In the order of the types, which is what is signed: fields that no type names are not. False when there are too many. */
function addRows(rows: DataRow[], types: Fields, type: string, value: unknown, path: string, depth: number): boolean {
  if (depth > maxDepth || rows.length >= maxRows) return false
  const list = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (list !== undefined) {
    if (!Array.isArray(value)) return false
    if (value.length === 0) rows.push({ path, type, value: 'empty' })
    return value.every((each, index) => addRows(rows, types, list, each, `${path}[${index}]`, depth + 1))
  }
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (!Array.isArray(fields)) {
    rows.push({ path, type, value: show(value) })
    return true
  }
  return fields.every((field: unknown) => {
    const { name, type: inner }: { name?: unknown; type?: unknown } = Object(field)
    if (typeof name !== 'string' || typeof inner !== 'string') return false
    const key = cleanText(name, 48)
    return addRows(rows, types, inner, Object(value)[name], path ? `${path}.${key}` : key, depth + 1)
  })
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  // Whole, but on one line and without what turns or hides text.
  return cleanText(text, 4_096)
}

function parse(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return given.length > maxLength ? undefined : JSON.parse(given)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
