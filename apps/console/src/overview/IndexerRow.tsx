import { Tag } from '@portico/ui'
import type { AnswerOf } from '../api/createClient.js'
import { formatNumber, formatSeconds } from '../format/format.js'
import './IndexerRow.css'

export type IndexerRowProps = AnswerOf<'getAdminHealth'>['indexers'][number]

// A few blocks come and go between two looks at a chain.
const fewBlocks = 5
const longSilence = 60

/** How far the index of a network is behind the network. */
export function IndexerRow({ chainId, block, head, lag, silence }: IndexerRowProps) {
  const isSilent = head === null || silence === null || silence > longSilence
  const isBehind = lag === null || lag > fewBlocks
  return (
    <li className="cn-indexer-row">
      <span className="cn-indexer-row-name">{chainId}</span>
      <Tag tone={isSilent || isBehind ? 'warning' : 'success'}>
        {isSilent ? 'No answer' : lag === 0 ? 'Up to date' : `${formatNumber(lag ?? 0)} behind`}
      </Tag>
      <span className="cn-indexer-row-facts">
        {head === null && block === null
          ? 'Its node has not answered yet'
          : `Block ${block === null ? '–' : formatNumber(block)} of ${head === null ? '–' : formatNumber(head)}`}
        {isSilent && silence !== null && ` · silent for ${formatSeconds(silence)}`}
      </span>
    </li>
  )
}
