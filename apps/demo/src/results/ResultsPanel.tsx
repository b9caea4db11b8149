import { Panel } from '@portico/app-kit'
import { Button } from '../parts/Button.js'
import type { Result } from './result.js'
import './ResultsPanel.css'

export type ResultsPanelProps = { results: readonly Result[]; onClear: () => void }

const words = Object.freeze({ pending: 'Waiting', done: 'Done', failed: 'Failed' })

/** What came of the buttons above, newest first. */
export function ResultsPanel({ results, onClear }: ResultsPanelProps) {
  return (
    <Panel
      title="Results"
      className="dm-results-panel"
      actions={
        results.length > 0 && (
          <Button variant="quiet" label="Clear results" onClick={onClear}>
            Clear
          </Button>
        )
      }
    >
      <div aria-live="polite">
        {results.length === 0 ? (
          <p className="dm-empty">Signatures, hashes and errors appear here.</p>
        ) : (
          <ol className="dm-results-panel-list">
            {results.map(({ id, title, status, facts }) => (
              <li key={id} className="dm-results-panel-result" data-status={status}>
                <p className="dm-results-panel-title">
                  {title}
                  <span className="dm-results-panel-status">{words[status]}</span>
                </p>
                <dl className="dm-results-panel-facts">
                  {facts.map(([label, value]) => (
                    <div key={label} className="dm-results-panel-fact">
                      <dt>{label}</dt>
                      <dd>
                        <bdi>{value}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  )
}
