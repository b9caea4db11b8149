import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { bridge, portico } from '@portico/wagmi'
import { createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

export const kit = createPortico({ projectId: 'my-site', adapters: [evm()], networks: [mainnet, base] })

export const config = createConfig({
  chains: [mainnet, base],
  connectors: [portico(kit)],
  multiInjectedProviderDiscovery: false, // the modal lists them
  transports: { [mainnet.id]: http(), [base.id]: http() },
})

bridge(kit, config)
