import type { MessageData } from '@portico/siwx'
import type { authenticate, Body } from '@portico/wire/http'

type Told = NonNullable<Body<typeof authenticate>['data']>

/** Whether what a page says about a message is what the message says. */
export function isSameData(told: Told, data: MessageData): boolean {
  const names = new Set([...Object.keys(told), ...Object.keys(data)])
  // Both are plain records of texts; the schema and the parser have seen to that.
  const read = (from: object, name: string): unknown => (from as Record<string, unknown>)[name]
  return [...names].every((name) => JSON.stringify(read(told, name)) === JSON.stringify(read(data, name)))
}
