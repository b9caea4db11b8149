import { useCallback, useRef, useState } from 'react'
import { useConsole } from '../api/consoleContext.js'
import { splitList } from './splitList.js'

// What a body may have, less what stands around the records.
const pieceBytes = 60_000
const pieceEntries = 100

export type ImportProgress = {
  /** Records that the server has answered for. */
  readonly sent: number
  readonly imported: number
  readonly refused: readonly { readonly index: number; readonly reason: string }[]
}
const nothing: ImportProgress = { sent: 0, imported: 0, refused: [] }

export type Import = {
  readonly progress: ImportProgress
  /** Sends what has not been answered for yet; rejects when a piece fails, and can be called again. */
  send(records: readonly unknown[]): Promise<void>
  restart(): void
}

export function useImport(onPiece: () => void): Import {
  const { client } = useConsole()
  const [progress, setProgress] = useState(nothing)
  const reached = useRef(nothing)
  const reach = useCallback((next: ImportProgress) => {
    reached.current = next
    setProgress(next)
  }, [])

  const send = async (records: readonly unknown[]): Promise<void> => {
    const start = reached.current.sent
    for (const { first, records: part } of splitList(records.slice(start), pieceBytes, pieceEntries)) {
      const { imported, refused } = await client.call('importWallets', { body: { wallets: [...part] } })
      const last = reached.current
      reach({
        sent: start + first + part.length,
        imported: last.imported + imported,
        refused: [...last.refused, ...refused.map(({ index, reason }) => ({ index: start + first + index, reason }))],
      })
      onPiece()
    }
  }
  return { progress, send, restart: useCallback(() => reach(nothing), [reach]) }
}
