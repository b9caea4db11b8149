import { usePorticoAccount, usePorticoProvider } from '@portico/react'
import { useState } from 'react'
import { createWalletClient, custom, type Hex, parseEther } from 'viem'
import { mainnet } from 'viem/chains'

export function SendButton({ to }: { to: Hex }) {
  const { address } = usePorticoAccount({ namespace: 'eip155' })
  const { walletProvider } = usePorticoProvider('eip155')
  const [hash, setHash] = useState<Hex>()
  if (!address || !walletProvider) return null

  const send = async () => {
    const client = createWalletClient({ chain: mainnet, transport: custom(walletProvider) })
    setHash(await client.sendTransaction({ account: address as Hex, to, value: parseEther('0.01') }))
  }
  return (
    <button type="button" onClick={() => void send()}>
      {hash ?? 'Send 0.01 ETH'}
    </button>
  )
}
