import { formatNumber } from '../format/format.js'
import './ImportResult.css'
import type { ImportProgress } from './useImport.js'

export type ImportResultProps = { progress: ImportProgress; records: readonly unknown[] }

export function ImportResult({ progress: { imported, refused }, records }: ImportResultProps) {
  return (
    <div className="cn-import-result">
      <p>
        <strong>{formatNumber(imported)}</strong> imported
        {refused.length > 0 && (
          <>
            , <strong>{formatNumber(refused.length)}</strong> refused
          </>
        )}
        .
      </p>
      {refused.length > 0 && (
        <ul className="cn-import-result-list" aria-label="Refused records">
          {refused.map(({ index, reason }) => (
            <li key={index}>
              Record {formatNumber(index + 1)}
              {nameOf(records[index])}: <span className="cn-quiet">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function nameOf(record: unknown): string {
  if (typeof record !== 'object' || record === null) return ''
  const name: unknown = Reflect.get(record, 'name') ?? Reflect.get(record, 'id')
  return typeof name === 'string' ? ` (${name.slice(0, 60)})` : ''
}
