'use client'
import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { portico } from '@portico/wagmi'
import { createConfig, http } from 'wagmi'
import { local, localTwo } from './chains'

export const kit = createPortico({
  projectId: 'lantern',
  adapters: [evm()],
  networks: [local, localTwo],
})

export const config = createConfig({
  chains: [local, localTwo],
  connectors: [portico(kit)],
  ssr: true,
  transports: { [local.id]: http(), [localTwo.id]: http() },
})
