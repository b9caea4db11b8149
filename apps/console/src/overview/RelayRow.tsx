import { Tag } from '@portico/ui'
import type { AnswerOf } from '../api/createClient.js'
import { formatMilliseconds, formatNumber } from '../format/format.js'
import './IndexerRow.css'

export type RelayRowProps = NonNullable<AnswerOf<'getAdminHealth'>['relay']>

// A visitor who waits this long for a signature begins to wonder.
const slow = 500

/** What goes through the relay of this process. */
export function RelayRow({ sockets, subscriptions, published, delivered, waiting, lag }: RelayRowProps) {
  return (
    <li className="cn-indexer-row">
      <span className="cn-indexer-row-name">Relay</span>
      <Tag tone={lag > slow ? 'warning' : 'success'}>{`${formatNumber(sockets)} connected`}</Tag>
      <span className="cn-indexer-row-facts">
        {`${formatNumber(subscriptions)} topics · ${formatNumber(published)} in, ${formatNumber(delivered)} out · ` +
          `${formatNumber(waiting)} waiting · slowest ${formatMilliseconds(lag)}`}
      </span>
    </li>
  )
}
