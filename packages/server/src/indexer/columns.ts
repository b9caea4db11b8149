/** Rows laid out as one text per column: what a database unpacks fastest, and in every driver alike. Absent is the empty text. */
export type Columns<Names extends string> = Record<Names, (string | number)[]>

export function createColumns<const Names extends string>(...names: Names[]): Columns<Names> {
  // Exactly the names that were asked for.
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as Columns<Names>
}

export function columnText(values: readonly (string | number)[]): string {
  return values.join(',')
}
