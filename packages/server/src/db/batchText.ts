import type { Batch } from './db.js'

/** A batch for `copy … from`: the statement, and a line per row. */
export function copyText({ table, types, values }: Batch): { text: string; lines: string } {
  const names = Object.keys(types)
  const columns = names.map((name) => values[name] ?? [])
  const count = columns[0]?.length ?? 0
  let lines = ''
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < columns.length; column++) lines += `${column ? '\t' : ''}${columns[column]?.[row]}`
    lines += '\n'
  }
  return { text: `copy ${table} (${names}) from '/dev/blob' (null '')`, lines }
}

/** A batch as one insert, with a text of lines per column: for drivers that cannot copy. */
export function insertText({ table, types, values }: Batch): { text: string; values: string[] } {
  const names = Object.keys(types)
  const arrays = names.map((name, index) => `string_to_array($${index + 1}, e'\\n', '')::${types[name]}[]`)
  return {
    text: `insert into ${table} (${names}) select * from unnest(${arrays})`,
    values: names.map((name) => (values[name] ?? []).join('\n')),
  }
}

export function isEmptyBatch({ values }: Batch): boolean {
  return !Object.values(values)[0]?.length
}
