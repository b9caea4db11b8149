import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { bridge, portico } from '@portico/wagmi'
import { createConfig, http, injected } from 'wagmi'
import { local, localTwo } from './chains.js'

export const kit = createPortico({
  projectId: 'orchard',
  adapters: [evm()],
  networks: [local, localTwo],
  themeMode: 'light',
  themeVariables: { '--portico-accent': '#b3262e' },
})

export const config = createConfig({
  chains: [local, localTwo],
  // `injected()` stands for the connectors that a site has already: it keeps working beside the kit.
  connectors: [portico(kit), injected()],
  transports: { [local.id]: http(), [localTwo.id]: http() },
})

bridge(kit, config)
