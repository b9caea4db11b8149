import { readdir, readFile } from 'node:fs/promises'
import { ServerError } from '../errors/ServerError.js'
import type { Db, Sql } from './db.js'

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/
// Any number will do, as long as every process takes the same.
const lock = 730_401

export type Migration = { readonly name: string; readonly text: string }

/** The migrations that come with this package, in their order. */
export async function readMigrations(
  folder: URL = new URL('../../migrations/', import.meta.url),
): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort()
  const double = names.find((name, index) => name.slice(0, 4) === names[index + 1]?.slice(0, 4))
  if (double) throw new ServerError('operator/config', { detail: `Two migrations have the number of ${double}.` })
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })))
}

/** Brings the schema up to date. Each migration runs once, all or nothing; processes that start together take turns. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<readonly string[]> {
  await db.sql`create table if not exists schema_migrations (name text primary key, run_at timestamptz not null default now())`
  const added: string[] = []
  for (const { name, text } of migrations) {
    const isNew = await db.transaction(async (sql) => {
      await sql`set local statement_timeout = 0`
      if (db.kind === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`
      const [known] = await sql`select 1 from schema_migrations where name = ${name}`
      if (known) return false
      for (const statement of statementsOf(text)) await raw(sql, statement)
      await sql`insert into schema_migrations (name) values (${name})`
      return true
    })
    if (isNew) added.push(name)
  }
  return added
}

/** Names of migrations that have not run. */
export async function pendingMigrations(db: Db, migrations: readonly Migration[]): Promise<readonly string[]> {
  const rows = await db.sql<{ name: string }>`select name from schema_migrations`
  const known = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !known.has(name))
}

// A file of ours, not a value of anybody: the one text that reaches the database without being written as a template.
function raw(sql: Sql, statement: string): Promise<unknown[]> {
  return sql(Object.assign([statement], { raw: [statement] }))
}

/** Splits a file at the semicolons that end a statement: not those inside quotes, comments or a function's body. */
export function statementsOf(text: string): string[] {
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;/g
  const statements: string[] = []
  let start = 0
  for (const match of text.matchAll(token)) {
    if (match[0] !== ';') continue
    statements.push(text.slice(start, match.index))
    start = match.index + 1
  }
  statements.push(text.slice(start))
  const withoutComments = (statement: string): string => statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '')
  return statements.map((statement) => statement.trim()).filter((statement) => withoutComments(statement).trim() !== '')
}
