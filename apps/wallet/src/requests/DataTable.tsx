import { AddressBlocks } from '@portico/ui'
import { isAddress } from 'viem'
import type { DataRow } from './task.js'
import './DataTable.css'

export type DataTableProps = { caption: string; rows: readonly DataRow[] }

/** Typed data, field by field. */
export function DataTable({ caption, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="wl-data-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="wl-data-table-caption">{caption}</caption>
        <tbody>
          {rows.map(({ path, value }) => (
            <tr key={path} className="wl-data-table-row">
              <th scope="row" className="wl-data-table-name">
                {path}
              </th>
              <td className="wl-data-table-value" dir="auto">
                {isAddress(value, { strict: false }) ? <AddressBlocks address={value} /> : value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
