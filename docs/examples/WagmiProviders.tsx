import { PorticoProvider } from '@portico/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { config, kit } from './wagmiConfig.js'
import '@portico/react/styles.css'

const queries = new QueryClient()

export const WagmiProviders = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <PorticoProvider kit={kit}>{children}</PorticoProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
