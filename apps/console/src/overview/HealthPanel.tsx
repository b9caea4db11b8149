import { Panel } from '@portico/app-kit'
import { Shimmer, Tag } from '@portico/ui'
import type { AnswerOf } from '../api/createClient.js'
import { useCall } from '../api/useCall.js'
import { useInterval } from '../api/useInterval.js'
import { formatSeconds } from '../format/format.js'
import { Problem } from '../parts/Problem.js'
import './HealthPanel.css'
import { IndexerRow } from './IndexerRow.js'
import { RelayRow } from './RelayRow.js'

type Health = AnswerOf<'getAdminHealth'>

const healthEvery = 10_000
const states = {
  ok: { tone: 'success', title: 'Running' },
  failed: { tone: 'warning', title: 'In trouble' },
  draining: { tone: 'warning', title: 'Stopping' },
} as const

export function HealthPanel() {
  const { data, error, reload } = useCall('getAdminHealth', {})
  useInterval(healthEvery, reload)
  const state = data && error === undefined ? states[data.status] : undefined
  return (
    <Panel
      title="Server"
      text={data ? describe(data) : error === undefined && <Shimmer width="220px" />}
      actions={state && <Tag tone={state.tone}>{state.title}</Tag>}
    >
      {error !== undefined && <Problem title="The server did not tell how it is." error={error} onRetry={reload} />}
      {data && <Parts {...data} />}
      {!data && error === undefined && <Shimmer shape="row" height="56px" />}
    </Panel>
  )
}

function Parts({ indexers, relay }: Pick<Health, 'indexers' | 'relay'>) {
  return (
    <>
      {indexers.length === 0 && (
        <p className="cn-quiet">No network is indexed here: balances and activity come from other sources.</p>
      )}
      {(indexers.length > 0 || relay) && (
        <ul className="cn-health-panel" aria-label="Indexed networks and the relay">
          {indexers.map((indexer) => (
            <IndexerRow key={indexer.chainId} {...indexer} />
          ))}
          {relay && <RelayRow {...relay} />}
        </ul>
      )}
    </>
  )
}

function describe({ version, uptime, database }: Health): string {
  const name = database === 'pglite' ? 'PGlite' : 'PostgreSQL'
  return `Version ${version} · up for ${formatSeconds(uptime)} · ${name}`
}
