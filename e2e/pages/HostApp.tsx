import { AccountButton, ConnectButton, NetworkButton } from '@portico/react'

/** A site's own page: a heading, the kit's buttons, and enough below to scroll. */
export function HostApp() {
  return (
    <main>
      <h1>Host</h1>
      <ConnectButton /> <NetworkButton /> <AccountButton />
      {Array.from({ length: 40 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change
        <p key={index}>A paragraph of the host's page.</p>
      ))}
      <a href="#end">The host's last link</a>
    </main>
  )
}
