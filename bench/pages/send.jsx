import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { porticoLocal } from '@portico/evm/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const kit = createPortico({ projectId: 'bench', networks: [porticoLocal], adapters: [evm()], debug: false })
window.kit = kit
createRoot(document.getElementById('app')).render(createElement(PorticoProvider, { kit }, createElement(ConnectButton)))
