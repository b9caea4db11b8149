import { NetworkButton, PorticoButton } from '@portico/react'
import { useConnection } from '#major'
import { ConnectionCard } from './ConnectionCard.js'
import { TipCard } from './TipCard.js'

export function App() {
  const { isConnected } = useConnection()
  return (
    <>
      <header className="top">
        <span className="brand">Orchard</span>
        <div className="buttons">
          <NetworkButton />
          <PorticoButton balance="hide" />
        </div>
      </header>
      <main>
        <h1>Leave a tip for the trees</h1>
        <p className="lead">
          This site is written on wagmi. The buttons above are Portico’s; everything below is the site’s own code, and
          both see the same wallet.
        </p>
        <div className="cards">
          <ConnectionCard />
          {isConnected && <TipCard />}
        </div>
      </main>
    </>
  )
}
