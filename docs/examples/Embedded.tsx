import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'
import { PorticoModal, PorticoProvider } from '@portico/react'

const kit = createPortico({ projectId: 'my-site', adapters: [evm()], networks: [mainnet], enableEmbedded: true })

export const LoginPage = () => (
  <PorticoProvider kit={kit}>
    <h1>Welcome</h1>
    <PorticoModal />
  </PorticoProvider>
)
