import { useEffect, useState } from 'react'
import { type Address, hexToBigInt, isHex } from 'viem'
import { callRpc } from '../chain/callRpc.js'

export type Balance =
  | { readonly status: 'loading' | 'failed' | 'noNode' }
  | { readonly status: 'known'; readonly value: bigint }

/** Polling interval in ms. */
const interval = 3_000

export function useBalance(rpcUrl: string | undefined, address: Address | undefined): Balance {
  const [kept, setKept] = useState<{ readonly of: string; readonly balance: Balance }>()
  const of = `${rpcUrl} ${address}`
  useEffect(() => {
    if (!rpcUrl || !address) return
    let isOver = false
    const refresh = async (): Promise<void> => {
      const value = await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest']).catch(() => undefined)
      const balance: Balance =
        isHex(value) && value.length > 2 ? { status: 'known', value: hexToBigInt(value) } : { status: 'failed' }
      if (!isOver) setKept({ of: `${rpcUrl} ${address}`, balance })
    }
    void refresh()
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), interval)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [rpcUrl, address])
  if (!rpcUrl) return { status: 'noNode' }
  return kept?.of === of ? kept.balance : { status: 'loading' }
}
