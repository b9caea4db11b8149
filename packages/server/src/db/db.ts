/**
 * The database, whichever it is. Values travel beside the text, never in it: a query can only be written as a tagged
 * template. Both databases answer alike: int8 and numeric as strings, bytea as Uint8Array, jsonb parsed, no Date.
 * Many rows go in one statement: `insert … select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(…)`.
 */
export type Sql = <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

export type ColumnType = 'int8' | 'int4' | 'text' | 'numeric' | 'boolean'
/**
 * Rows for one table, column by column. Numbers and plain words: no tab, line break or backslash is in them, and the empty
 * text is null. Names and types are the caller's own, never somebody's input.
 */
export type Batch = {
  readonly table: string
  readonly types: Readonly<Record<string, ColumnType>>
  readonly values: Readonly<Record<string, readonly (string | number)[]>>
}
/** Adds many rows in the fastest way a database has. */
export type Append = (batch: Batch) => Promise<void>

export type Db = {
  readonly kind: 'pglite' | 'postgres'
  readonly sql: Sql
  /** All or nothing; `run` gets the transaction's own `sql` and `append`. */
  transaction<Result>(run: (sql: Sql, append: Append) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
