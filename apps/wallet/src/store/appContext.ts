import type { Wallet } from '@portico/relay/wallet'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletChain } from '../chain/chains.js'
import type { Store } from './createStore.js'
import type { Note, WalletState } from './walletState.js'

/** What the parts of the app share. */
export type AppContext = {
  readonly client: Wallet
  readonly store: Store<WalletState>
  readonly signers: readonly PrivateKeyAccount[]
  readonly chains: readonly WalletChain[]
  showNote(tone: Note['tone'], text: string): void
  chooseChain(chainId: number): void
  drop(id: number): void
}
