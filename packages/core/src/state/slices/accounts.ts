import type { Namespace } from '@portico/wire'
import type { AccountState, State } from '../state.js'

/** A namespace without a connection; also what a reset leaves (STATE-09). */
export const initialAccount: AccountState = /* @__PURE__ */ Object.freeze({
  status: 'disconnected',
  currentTab: 0,
  caipAddress: undefined,
  address: undefined,
  allAccounts: [],
  addressLabels: {},
  balance: undefined,
  balanceSymbol: undefined,
  balanceLoading: false,
  lastRetry: undefined,
  tokenBalance: [],
  profileName: undefined,
  profileImage: undefined,
  user: undefined,
  addressExplorerUrl: undefined,
  connectedWalletInfo: undefined,
  preferredAccountTypes: undefined,
  smartAccountDeployed: false,
  socialProvider: undefined,
  socialWindow: undefined,
  farcasterUrl: undefined,
})

/** What follows from a connection is written by `connections/` alone. */
export type AccountChange = Partial<
  Omit<AccountState, 'status' | 'address' | 'caipAddress' | 'allAccounts' | 'connectedWalletInfo'>
>

export function setAccount(state: State, namespace: Namespace, change: AccountChange): State {
  const account = state.accounts[namespace] ?? initialAccount
  return { ...state, accounts: { ...state.accounts, [namespace]: { ...account, ...change } } }
}
