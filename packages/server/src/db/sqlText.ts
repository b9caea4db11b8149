/** The text of a tagged query, with numbered places for its values. */
export function sqlText(text: TemplateStringsArray): string {
  return text.reduce((whole, part, index) => `${whole}$${index}${part}`)
}

/** What both drivers take in the same way. */
export function sqlValues(values: readonly unknown[]): unknown[] {
  return values.map((value) => (value === undefined ? null : typeof value === 'bigint' ? value.toString() : value))
}
