import { Panel } from '@portico/app-kit'
import { useEffect, useState } from 'react'
import type { DevnetChain } from '../devnet/devnet.js'
import type { ExplorerPath } from './readExplorerPath.js'
import { createCall, type Fact, readFacts } from './readFacts.js'
import './ExplorerPage.css'

export type ExplorerPageProps = { path: ExplorerPath; chain: DevnetChain | undefined }

/** What the local chain says about an address or a transaction: some wallets add no network that has no explorer. */
export function ExplorerPage({ path, chain }: ExplorerPageProps) {
  const [facts, setFacts] = useState<readonly Fact[] | 'failed'>()
  useEffect(() => {
    let isShown = true
    const show = (read: readonly Fact[] | 'failed'): void => {
      if (isShown) setFacts(read)
    }
    if (chain) readFacts(createCall(chain.rpcUrl), path).then(show, () => show('failed'))
    return () => {
      isShown = false
    }
  }, [chain, path])
  return (
    <main className="dm-explorer-page">
      <Panel title={chain?.name ?? `Chain ${path.chainId}`}>
        {!chain && <p>This playground has no such chain.</p>}
        {facts === 'failed' && <p role="alert">The chain does not answer. Is `npm start` running?</p>}
        {facts && facts !== 'failed' && (
          <dl className="dm-explorer-page-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          <a href="/">Back to the playground</a>
        </p>
      </Panel>
    </main>
  )
}
