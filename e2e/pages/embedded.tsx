import { createPortico } from '@portico/core'
import { ConnectButton, NetworkButton, PorticoModal, PorticoProvider } from '@portico/react'
import { readOptions } from './readOptions.js'
import { startPage } from './startPage.js'

const kit = createPortico({ enableEmbedded: true, ...readOptions() })
globalThis.__kit = kit

startPage(
  <PorticoProvider kit={kit}>
    <ConnectButton /> <NetworkButton />
    <section aria-label="Place of the modal">
      <PorticoModal />
    </section>
  </PorticoProvider>,
)
