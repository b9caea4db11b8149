import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { base, mainnet } from '@portico/evm/networks'
import { PorticoButton, PorticoProvider } from '@portico/react'
import '@portico/react/styles.css'

const kit = createPortico({ projectId: 'my-site', adapters: [evm()], networks: [mainnet, base] })

export const App = () => (
  <PorticoProvider kit={kit}>
    <PorticoButton />
  </PorticoProvider>
)
