import { useDisconnect, usePortico, usePorticoAccount, usePorticoNetwork, useWalletInfo } from '@portico/react'

export function Account() {
  const { open, failure } = usePortico()
  const { address, isConnected, status } = usePorticoAccount()
  const { caipNetwork } = usePorticoNetwork()
  const { walletInfo } = useWalletInfo()
  const { disconnect, failure: disconnectFailure } = useDisconnect()

  if (status === 'connecting') return <p>One moment …</p>
  if (!isConnected) {
    return (
      <>
        <button type="button" onClick={() => void open()}>
          {failure ?? 'Connect'}
        </button>
        <span role="status">{disconnectFailure}</span>
      </>
    )
  }
  return (
    <p>
      {address} on {caipNetwork?.name}, by {walletInfo?.name}
      <button type="button" onClick={() => void open({ view: 'Networks' })}>
        {failure ?? 'Change network'}
      </button>
      <button type="button" onClick={() => void disconnect()}>
        Disconnect
      </button>
    </p>
  )
}
