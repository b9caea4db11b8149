import { isKnownChain } from '../wallets/walletState.js'
import type { RelayWalletContext } from './relayWalletContext.js'

/** CAIP-2 ids of what the wallet knows, the active one first. */
export function knownChains({ wallet }: RelayWalletContext): readonly string[] {
  const state = wallet.state()
  const others = Object.keys(state.chains).filter((id) => Number(id) !== state.chainId)
  return [state.chainId, ...others.map(Number)].filter((id) => isKnownChain(state, id)).map((id) => `eip155:${id}`)
}

/** CAIP-10 ids of the accounts that pages may see, chain by chain, the active account first. */
export function heldAccounts({ wallet }: RelayWalletContext, chains: readonly string[]): readonly string[] {
  const addresses = wallet.state().exposed.map((index) => wallet.keyring.at(index).address)
  return chains.flatMap((chain) => addresses.map((address) => `${chain}:${address}`))
}
