import type { Connection, Portico } from '@portico/core'
import { toChecksumAddress } from '@portico/wire/evm'
import type { Address } from 'viem'

/** What wagmi knows of a connection. */
export type WagmiView = { readonly accounts: readonly [Address, ...Address[]]; readonly chainId: number }

export function connectionOf(kit: Portico): Connection | undefined {
  return kit.getConnections('eip155')[0]
}

/** The kit's EVM connection in wagmi's words: the account in use first. */
export function viewOf(kit: Portico): WagmiView | undefined {
  const connection = connectionOf(kit)
  const active = kit.getAddress('eip155')
  if (!connection || !active) return undefined
  const others = connection.accounts.map(({ address }) => address).filter((address) => address !== active)
  // The adapter has checked that every one is an address; wagmi's own connectors give them with their checksum.
  const accounts = [active, ...others].map(toChecksumAddress) as [Address, ...Address[]]
  return { accounts, chainId: Number(connection.network.slice('eip155:'.length)) }
}

export function isSameView(one: WagmiView, other: { accounts: readonly string[]; chainId: number }): boolean {
  return one.chainId === other.chainId && one.accounts.join() === other.accounts.join()
}
