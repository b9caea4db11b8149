/** What the database had against a query, with its SQLSTATE: the same as a driver's own error, told across threads. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly code: string | undefined

  constructor(message: string, code: string | undefined) {
    super(message)
    this.code = code
  }
}
