import type { Schema } from '@portico/wire/http'
import fc from 'fast-check'

type Node = {
  type: string
  entries?: Record<string, Node>
  item?: Node
  wrapped?: Node
  options?: readonly unknown[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', 'Claim at evil.com', '\u202eUSDC', 'ﷺ'.repeat(100), '🦊', 'x'.repeat(500), 'javascript:alert(1)'),
)
const numbers = fc.oneof(
  fc.constantFrom(0, 1e-300, 1e21, Number.MAX_VALUE),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
)

/** What passes a schema of the contract, as extreme as it may be. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return arbitrary(schema as unknown as Node) // its inside, which the library's public type hides
}

function arbitrary(node: Node): fc.Arbitrary<unknown> {
  switch (node.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(node.entries ?? {}).map(([key, entry]) => [key, arbitrary(entry)])),
      )
    case 'array':
      return fc.array(inside(node.item), { maxLength: 6 })
    case 'optional':
      return fc.oneof(fc.constant(undefined), inside(node.wrapped))
    case 'nullable':
      return fc.oneof(fc.constant(null), inside(node.wrapped))
    case 'nullish':
      return fc.oneof(fc.constantFrom(null, undefined), inside(node.wrapped))
    case 'picklist':
      return fc.constantFrom(...(node.options ?? []))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numbers
    case 'custom':
      return fc.constant('eip155:31337') // the only custom checks are those of CAIP ids
    default:
      return stringOf(node)
  }
}

function inside(node: Node | undefined): fc.Arbitrary<unknown> {
  return node ? arbitrary(node) : fc.constant(undefined)
}

function stringOf({ pipe = [] }: Node): fc.Arbitrary<unknown> {
  if (pipe.some(({ type }) => type === 'iso_timestamp'))
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((date) => date.toISOString())
  const pattern = pipe.find(({ type }) => type === 'regex')?.requirement
  return pattern instanceof RegExp ? fc.stringMatching(pattern).map((text) => text.slice(0, 78)) : texts
}

/** The same, with something in it replaced or missing: almost what was agreed. */
export function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0)
    return fc
      .nat(value.length - 1)
      .chain((at) => spoiled(value[at]).map((bad) => value.map((entry, index) => (index === at ? bad : entry))))
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const record = { ...value } as Record<string, unknown> // a plain object of the generator
    return fc
      .constantFrom(...Object.keys(record))
      .chain((key) => spoiled(record[key]).map((bad) => ({ ...record, [key]: bad })))
  }
  return fc.constantFrom<unknown>(null, 0, -1, '', 'x', true, {}, [], [null], { __proto__: null })
}
