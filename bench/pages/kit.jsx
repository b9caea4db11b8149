import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { porticoLocal } from '@portico/evm/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// The page a site would write: nothing of the modal is here before the visitor moves towards the button.
const kit = createPortico({ projectId: 'bench', networks: [porticoLocal], adapters: [evm()], debug: false })
createRoot(document.getElementById('app')).render(createElement(PorticoProvider, { kit }, createElement(ConnectButton)))
