import { createPortico, type Portico, type PorticoOptions } from '@portico/core'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider } from '@portico/react'
import { readOptions } from './readOptions.js'
import { startPage } from './startPage.js'

const first = createPortico(readOptions())
// `?second=` is for what only the other kit has.
const second = createPortico({ ...readOptions(), ...secondOptions(), id: 'second', themeMode: 'light', locale: 'de' })
globalThis.__kit = first
globalThis.__secondKit = second

function secondOptions(): Partial<PorticoOptions> {
  const isGiven = new URLSearchParams(location.search).has('second')
  return isGiven ? readOptions(location.search, 'second') : {}
}

function Site({ name, kit }: { name: string; kit: Portico }) {
  return (
    <section aria-label={name}>
      <PorticoProvider kit={kit}>
        <ConnectButton /> <NetworkButton /> <AccountButton />
      </PorticoProvider>
    </section>
  )
}

startPage(
  <>
    <Site name="First" kit={first} />
    <Site name="Second" kit={second} />
  </>,
)
