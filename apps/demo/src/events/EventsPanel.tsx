import { Panel } from '@portico/app-kit'
import { Button } from '../parts/Button.js'
import { CopyButton } from '../parts/CopyButton.js'
import type { Log, LogEntry } from '../playground/createLog.js'
import { useObservable } from '../playground/useObservable.js'
import './EventsPanel.css'

export type EventsPanelProps = { log: Log }

function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23)
}

function toLine({ at, name, detail }: LogEntry): string {
  return `${timeOf(at)} ${name} ${detail}`.trim()
}

/** The kit's events, newest first. */
export function EventsPanel({ log }: EventsPanelProps) {
  const entries = useObservable(log)
  return (
    <Panel
      title="Events"
      className="dm-events-panel"
      actions={
        <>
          <CopyButton text={() => entries.map(toLine).join('\n')} label="Copy events">
            Copy
          </CopyButton>
          <Button variant="quiet" label="Clear events" onClick={log.clear}>
            Clear
          </Button>
        </>
      }
    >
      {entries.length === 0 ? (
        <p className="dm-empty">Nothing has happened yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol className="dm-events-panel-list" tabIndex={0} aria-label="Events, newest first">
          {entries.map((entry) => (
            <li key={entry.id} className="dm-events-panel-entry">
              <time className="dm-events-panel-time" dateTime={new Date(entry.at).toISOString()}>
                {timeOf(entry.at)}
              </time>
              <span className="dm-events-panel-name" data-loud={entry.name === entry.name.toUpperCase() || undefined}>
                {entry.name}
              </span>
              <span className="dm-events-panel-detail dm-bidi">{entry.detail}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
