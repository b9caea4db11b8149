import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// A site with a server: where it is stands in the page's address.
const kit = createPortico({
  projectId: '0'.repeat(32),
  networks: [mainnet],
  adapters: [evm()],
  endpoint: new URLSearchParams(location.search).get('endpoint') ?? undefined,
  features: { email: false, socials: false, analytics: false },
})
window.kit = kit
createRoot(document.getElementById('app')).render(createElement(PorticoProvider, { kit }, createElement(ConnectButton)))
