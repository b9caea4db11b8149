import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Providers } from './Providers'
import '@portico/react/styles.css'
import './site.css'

export const metadata: Metadata = {
  title: 'Lantern',
  description: 'A Next site on wagmi, with Portico as its front door.',
  icons: 'data:,',
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
