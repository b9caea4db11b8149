import type { Connector } from '../connectors/connector.js'
import type { Wallet } from '../connectors/wallet.js'
import type { SendArguments } from '../features/send/send.js'
import type { Network } from '../networks/network.js'

export type SwapArguments = { fromToken?: string; toToken?: string; amount?: string }

/** Every view and the data it carries (ROUTE-02, ROUTE-11). `undefined` means none. */
export type Views = {
  Connect: undefined
  ConnectWallets: undefined
  Create: undefined
  AllWallets: undefined
  ConnectingExternal: { connector: Connector }
  ConnectingWalletConnect: { wallet?: Wallet | undefined } | undefined
  ConnectingWalletConnectBasic: undefined
  ConnectingMultiChain: { connector: Connector }
  ConnectingSiwe: undefined
  ConnectingFarcaster: undefined
  SIWXSignMessage: undefined
  GetWallet: undefined
  Downloads: { wallet: Wallet }
  WhatIsAWallet: undefined
  Account: undefined
  AccountSettings: undefined
  SwitchAddress: undefined
  Networks: undefined
  SwitchNetwork: { network: Network }
  UnsupportedChain: undefined
  WhatIsANetwork: undefined
  ApproveTransaction: undefined
  Swap: { swap?: SwapArguments | undefined } | undefined
  WalletSend: { send?: SendArguments | undefined } | undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  WalletSendProgress: undefined
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: undefined
}
export type ViewName = keyof Views

/** The names at run time, so that a host without types gets a clear error. A missing or extra one does not compile. */
export const viewNames: readonly ViewName[] = /* @__PURE__ */ Object.freeze(
  Object.keys({
    Connect: 0,
    ConnectWallets: 0,
    Create: 0,
    AllWallets: 0,
    ConnectingExternal: 0,
    ConnectingWalletConnect: 0,
    ConnectingWalletConnectBasic: 0,
    ConnectingMultiChain: 0,
    ConnectingSiwe: 0,
    ConnectingFarcaster: 0,
    SIWXSignMessage: 0,
    GetWallet: 0,
    Downloads: 0,
    WhatIsAWallet: 0,
    Account: 0,
    AccountSettings: 0,
    SwitchAddress: 0,
    Networks: 0,
    SwitchNetwork: 0,
    UnsupportedChain: 0,
    WhatIsANetwork: 0,
    ApproveTransaction: 0,
    Swap: 0,
    WalletSend: 0,
    WalletSendSelectToken: 0,
    WalletSendPreview: 0,
    WalletSendProgress: 0,
    WalletReceive: 0,
    WalletCompatibleNetworks: 0,
    RegisterAccountName: 0,
    RegisterAccountNameSuccess: 0,
  } satisfies Record<ViewName, 0>) as ViewName[], // `satisfies` has proved the keys
)

/** Views that need no data, or can do without. */
export type PlainViewName = { [Name in ViewName]: undefined extends Views[Name] ? Name : never }[ViewName]

export type ViewEntry = { [Name in ViewName]: { readonly name: Name; readonly data: Views[Name] } }[ViewName]

/** `push('Account')`, `push('SwitchNetwork', { network })`: data is asked for exactly where the view has some. */
export type ViewArguments<Name extends ViewName> = undefined extends Views[Name]
  ? [name: Name, data?: Views[Name]]
  : [name: Name, data: Views[Name]]
