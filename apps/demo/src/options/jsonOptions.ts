/** createPortico's options as they stand in a URL. Unchecked on purpose: createPortico is the judge, and its words are shown. */
export type JsonOptions = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
