import { Panel } from '@portico/app-kit'
import type { Portico } from '@portico/core'
import { NetworkButton, PorticoButton, PorticoModal, PorticoProvider } from '@portico/react'
import type { Devnet } from '../devnet/devnet.js'
import type { Results } from '../results/useResults.js'
import { ConnectionFacts } from './ConnectionFacts.js'
import { HostActionButtons } from './HostActionButtons.js'
import './HostPage.css'

export type HostPageProps = {
  kit: Portico
  devnet: Devnet
  /** The modal stands in the page and not over it. */
  isInline: boolean
  run: Results['run']
}

/** A site as its owner would build it: buttons in the bar, what is known about the visitor, things to do. */
export function HostPage({ kit, devnet, isInline, run }: HostPageProps) {
  return (
    <Panel title="Your page" className="dm-host-page">
      <PorticoProvider kit={kit}>
        <div className="dm-host-page-site">
          <div className="dm-host-page-bar">
            <span className="dm-host-page-brand">
              <svg className="dm-host-page-mark" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3c4.5 3 6.5 6 6.5 9.5a6.5 6.5 0 0 1-13 0C5.5 9 7.5 6 12 3zM12 9v12" />
              </svg>
              Fern &amp; Field
            </span>
            <span className="dm-host-page-buttons">
              <NetworkButton />
              <PorticoButton />
            </span>
          </div>
          <div className="dm-host-page-body">
            {isInline && (
              <div className="dm-host-page-inline">
                <PorticoModal />
              </div>
            )}
            <div className="dm-host-page-content">
              <ConnectionFacts kit={kit} />
              <HostActionButtons kit={kit} devnet={devnet} run={run} />
            </div>
          </div>
        </div>
      </PorticoProvider>
    </Panel>
  )
}
