import { createPortico, type Portico } from '@portico/core'
import { PorticoModal, PorticoProvider, usePorticoAccount, usePorticoNetwork, usePorticoState } from '@portico/react'
import { HostApp } from './HostApp.js'
import { readOptions } from './readOptions.js'

export function createSsrKit(search: string): Portico {
  return createPortico({ disableAppend: true, ...readOptions(search) })
}

/** The same tree on the server and in the browser; hooks included, because they too must agree on the first render. */
export function SsrApp({ kit }: { kit: Portico }) {
  return (
    <PorticoProvider kit={kit}>
      <HostApp />
      <Facts />
      <PorticoModal />
    </PorticoProvider>
  )
}

function Facts() {
  const { isConnected } = usePorticoAccount()
  const { caipNetworkId } = usePorticoNetwork()
  const { open } = usePorticoState()
  return <output>{`connected ${isConnected}, network ${caipNetworkId}, open ${open}`}</output>
}
