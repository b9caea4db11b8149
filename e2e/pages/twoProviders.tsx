import { createPortico } from '@portico/core'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { useState } from 'react'
import { readOptions } from './readOptions.js'
import { startPage } from './startPage.js'

const kit = createPortico(readOptions())
globalThis.__kit = kit

/** A site with two React islands on one kit, each of which may come and go. */
function Islands() {
  const [shown, setShown] = useState<readonly string[]>(['First', 'Second'])
  const toggle = (name: string) =>
    setShown((before) => (before.includes(name) ? before.filter((other) => other !== name) : [...before, name]))
  return (
    <main>
      {['First', 'Second'].map((name) => (
        <section key={name} aria-label={name}>
          <button type="button" onClick={() => toggle(name)}>
            Toggle {name}
          </button>
          {shown.includes(name) && (
            <PorticoProvider kit={kit}>
              <ConnectButton />
            </PorticoProvider>
          )}
        </section>
      ))}
    </main>
  )
}

startPage(<Islands />)
