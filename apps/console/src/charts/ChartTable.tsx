import { Disclosure } from '@portico/ui'
import './ChartTable.css'

export type ChartTableProps = {
  /** What the numbers are of. */
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[]
}

/** The numbers of a chart for those who would rather read, or listen to, them. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className="cn-chart-table">
      <Disclosure summary="Show as a table">
        {/* A region that scrolls can be reached by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys */}
        <section className="cn-chart-table-scroll" aria-label={caption} tabIndex={0}>
          <table>
            <caption className="cn-chart-table-caption">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([heading = '', ...cells]) => (
                <tr key={heading}>
                  <th scope="row">{heading}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Disclosure>
    </div>
  )
}
