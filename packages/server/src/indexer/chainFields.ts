// The fields of blocks and receipts, read by hand: a schema made an object for each of a busy block's thousands of values,
// and took as long as everything else that is done with them.

const hashPattern = /^0x[0-9a-f]{64}$/
const addressPattern = /^0x[0-9a-fA-F]{40}$/
const bytesPattern = /^0x[0-9a-fA-F]*$/
const quantityPattern = /^0x[0-9a-f]{1,64}$/

/** Thrown at a value that is not what a node must give. */
export class MalformedField extends Error {}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new MalformedField()
  return value as Record<string, unknown> // any object is; nothing is known of its fields
}

export function listOf<Item>(value: unknown, read: (item: unknown) => Item): readonly Item[] {
  if (!Array.isArray(value)) throw new MalformedField()
  return value.map(read)
}

export const hash = (value: unknown): string => matching(value, hashPattern)
export const address = (value: unknown): string => matching(value, addressPattern).toLowerCase()
export const bytes = (value: unknown): string => matching(value, bytesPattern)
export const quantity = (value: unknown): string => matching(value, quantityPattern)

export function integer(value: unknown): number {
  const number = Number(quantity(value))
  if (!Number.isSafeInteger(number)) throw new MalformedField()
  return number
}

function matching(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new MalformedField()
  return value
}
