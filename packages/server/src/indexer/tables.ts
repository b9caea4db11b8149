import type { Batch, ColumnType } from '../db/db.js'

/** The tables that grow with the chain, as far as blocks are written into them. */
export const indexTables = /* @__PURE__ */ Object.freeze({
  blocks: { table: 'index_blocks', types: { chain: 'int8', block: 'int8', hash: 'text' } },
  bodies: { table: 'index_bodies', types: { chain: 'int8', block: 'int8', body: 'text' } },
  parties: { table: 'index_parties', types: { chain: 'int8', key: 'int8', block: 'int8', position: 'int4' } },
  movements: {
    table: 'index_movements',
    types: {
      chain: 'int8',
      block: 'int8',
      position: 'int4',
      log: 'int4',
      part: 'int4',
      standard: 'text',
      contract: 'text',
      sender: 'text',
      receiver: 'text',
      token_id: 'numeric',
      amount: 'numeric',
      origin: 'text',
    },
  },
} as const satisfies Record<string, Pick<Batch, 'table' | 'types'>>)

export type TableName = keyof typeof indexTables
type Columns<Types> = { readonly [Name in keyof Types]: (string | number)[] }
/** Rows to come of one table. */
export type Sheet<Name extends TableName> = {
  readonly table: string
  readonly types: Readonly<Record<string, ColumnType>>
  readonly values: Columns<(typeof indexTables)[Name]['types']>
}

export function createSheet<Name extends TableName>(name: Name): Sheet<Name> {
  const { table, types } = indexTables[name]
  // Exactly the columns of that table.
  const values = Object.fromEntries(
    Object.keys(types).map((column) => [column, []]),
  ) as unknown as Sheet<Name>['values']
  return { table, types, values }
}
