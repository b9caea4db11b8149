/**
 * The database, whichever it is. Values travel beside the text, never in it: a query can only be written as a tagged
 * template. Both databases answer alike: int8 and numeric as strings, bytea as Uint8Array, jsonb parsed, no Date.
 * Many rows go in one statement: `insert … select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(…)`.
 */
export type Sql = <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

export type Db = {
  readonly kind: 'pglite' | 'postgres'
  readonly sql: Sql
  /** All or nothing; `run` gets the transaction's own `sql`. */
  transaction<Result>(run: (sql: Sql) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
