import pg from 'pg'
import { insertText, isEmptyBatch } from './batchText.js'
import type { Append, Db, Sql } from './db.js'
import { sqlText, sqlValues } from './sqlText.js'
import { textTypes } from './textTypes.js'
import { toUnavailable } from './toUnavailable.js'

const statementTimeout = 3_000
const connectionTimeout = 3_000
const queryTimeout = 5_000
const idleInTransactionTimeout = 10_000
const connections = 10
const bytea = 17

type Queryable = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }

const writtenOids = /* @__PURE__ */ Object.freeze(Object.values(textTypes))
// pg looks parsers up by type and format; ours answer like PGlite's, whatever is set globally.
function getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (writtenOids.some((written) => written === oid)) return (text) => text
  const parse: (text: string) => unknown = pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format)
  return oid === bytea ? (text) => new Uint8Array(parse(text) as Buffer) : parse // pg makes a Buffer of every bytea
}

function createSql(target: Queryable): Sql {
  return async <Row>(text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    try {
      const { rows } = await target.query(sqlText(text), sqlValues(values))
      return rows as Row[] // the caller's word for what its query selects
    } catch (error) {
      throw toUnavailable(error)
    }
  }
}

/** A PostgreSQL server, by its connection string. */
export function createPostgresDb(url: string): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    // Ours, for a network that is cut: the server's own word would not arrive.
    query_timeout: queryTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    types: { getTypeParser },
  })
  // A connection that dies while nobody uses it is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    kind: 'postgres',
    sql: createSql(pool),
    transaction: (run) => inTransaction(pool, run),
    close: () => pool.end(),
  }
}

function createAppend(target: Queryable): Append {
  return async (batch) => {
    if (isEmptyBatch(batch)) return
    const { text, values } = insertText(batch)
    try {
      await target.query(text, values)
    } catch (error) {
      throw toUnavailable(error)
    }
  }
}

async function inTransaction<Result>(
  pool: pg.Pool,
  run: (sql: Sql, append: Append) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toUnavailable(error)
  })
  const sql = createSql(client)
  let broken: Error | undefined
  const onError = (error: Error): void => {
    broken = error
  }
  client.on('error', onError)
  try {
    await sql`begin`
    const result = await run(sql, createAppend(client))
    await sql`commit`
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away, not given to the next.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
