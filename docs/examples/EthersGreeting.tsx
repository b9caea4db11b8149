import { usePorticoProvider } from '@portico/react'
import { BrowserProvider } from 'ethers'
import { useState } from 'react'

export function EthersGreeting() {
  const { walletProvider } = usePorticoProvider('eip155')
  const [signature, setSignature] = useState<string>()
  if (!walletProvider) return null

  const sign = async () => {
    const signer = await new BrowserProvider(walletProvider).getSigner()
    setSignature(await signer.signMessage('Hello'))
  }
  return (
    <button type="button" onClick={() => void sign()}>
      {signature ?? 'Sign with ethers'}
    </button>
  )
}
