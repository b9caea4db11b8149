import { NetworkButton, PorticoButton } from '@portico/react'
import { Connection } from './Connection'
import { Greeting } from './Greeting'

/** A server component: the server renders Portico's buttons and the site's own parts alike. */
export default function Page() {
  return (
    <>
      <header className="top">
        <span className="brand">Lantern</span>
        <div className="buttons">
          <NetworkButton />
          <PorticoButton balance="hide" />
        </div>
      </header>
      <main>
        <h1>A light that knows who you are</h1>
        <p className="lead">
          Rendered by Next on the server, taken over by React in the browser. The wallet is found again after every
          reload, and wagmi and Portico never disagree about it.
        </p>
        <div className="cards">
          <Connection />
          <Greeting />
        </div>
      </main>
    </>
  )
}
