import type { MessageData } from '@portico/siwx'
import type { authenticate, Body } from '@portico/wire/http'

type ClaimedData = NonNullable<Body<typeof authenticate>['data']>

/** Whether the fields that a page sent beside a message are those of the message. */
export function isSameData(claimed: ClaimedData, data: MessageData): boolean {
  const names = new Set([...Object.keys(claimed), ...Object.keys(data)])
  // Both are plain records of texts; the schema and the parser have seen to that.
  const read = (from: object, name: string): unknown => (from as Record<string, unknown>)[name]
  return [...names].every((name) => JSON.stringify(read(claimed, name)) === JSON.stringify(read(data, name)))
}
