'use client'
import { PorticoProvider } from '@portico/react'
import { bridge } from '@portico/wagmi'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { config, kit } from './wallets'

export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient())
  // In an effect: what wagmi says must not change before the server's markup is taken over.
  useEffect(() => bridge(kit, config), [])
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <PorticoProvider kit={kit}>{children}</PorticoProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
