'use client'
import { createPortico } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'
import { PorticoProvider } from '@portico/react'
import type { ReactNode } from 'react'
import '@portico/react/styles.css'

const kit = createPortico({ projectId: 'my-site', adapters: [evm()], networks: [mainnet] })

export function Providers({ children }: { children: ReactNode }) {
  return <PorticoProvider kit={kit}>{children}</PorticoProvider>
}
