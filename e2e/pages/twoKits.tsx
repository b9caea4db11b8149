import { createPortico, type Portico } from '@portico/core'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider } from '@portico/react'
import { readOptions } from './readOptions.js'
import { startPage } from './startPage.js'

const first = createPortico(readOptions())
const second = createPortico({ ...readOptions(), id: 'second', themeMode: 'light', locale: 'de' })
globalThis.__kit = first
globalThis.__secondKit = second

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
