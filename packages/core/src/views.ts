import type { Connector } from './connectors/connector.js'
import type { Wallet } from './connectors/wallet.js'
import type { Network } from './networks/network.js'
import type { ClickEvent } from './telemetry/events.js'

/** What a host may fill in for the visitor: `open({ view: 'WalletSend', arguments: { … } })`. */
export type SendArguments = {
  /** Symbol or contract of the token. */
  token?: string | undefined
  /** In whole tokens, as the visitor would type it. */
  amount?: string | undefined
  /** Address or name. */
  to?: string | undefined
}
export type SwapArguments = { fromToken?: string; toToken?: string; amount?: string }

/** All that is known about a view apart from its words (`messages.titles`) and its component (`react/src/features`). */
type View = {
  /** The folder of `react/src/features` that has the component; `none`: not built yet, it says "not available here". */
  readonly feature: ViewFeature
  /** The data that it carries, as a type only: `carries<Data>`. Left out, it carries none. */
  readonly data?: (data: never) => unknown
  /** The key of its data whose `name` is the title, or the parameter of the title. */
  readonly subject?: string
  /** The key of its data that takes `arguments` of `open()`. */
  readonly opensWith?: string
  /** What is tracked when a visitor asks for it. */
  readonly click?: ClickEvent
  /** `hidden`: left by an answer, not by going back. `closes`: from it, and from views above it, back closes the modal. */
  readonly back?: 'hidden' | 'closes'
  /** When a visitor may not close the modal: `router/mustStay.ts`. */
  readonly mustStay?: MustStay
  /** What is given up by going back from it: `actions/leaveView.ts`. */
  readonly leave?: Leave
  /** Views that are left together once the visitor has done what they are for. */
  readonly flow?: 'network' | 'signIn'
}
export type Leave = 'attempt' | 'pairing' | 'switch'
export type MustStay = 'always' | 'untilSignedIn' | 'whileUnsupported'
export type ViewFeature =
  | 'account'
  | 'connect'
  | 'connecting'
  | 'guide'
  | 'networks'
  | 'none'
  | 'pairing'
  | 'receive'
  | 'send'
  | 'sendReview'
  | 'siwx'
  | 'wallets'

/** Every view, once (ROUTE-02, ROUTE-11). A title that is missing in a language, or a missing component, does not compile. */
export const views = /* @__PURE__ */ Object.freeze({
  Connect: { feature: 'connect' },
  ConnectWallets: { feature: 'connect' },
  Create: { feature: 'guide' },
  AllWallets: { feature: 'wallets', click: 'CLICK_ALL_WALLETS' },
  ConnectingExternal: {
    feature: 'connecting',
    data: carries<{ connector: Connector }>,
    subject: 'connector',
    leave: 'attempt',
  },
  ConnectingWalletConnect: {
    feature: 'pairing',
    data: carries<{ wallet?: Wallet | undefined } | undefined>,
    subject: 'wallet',
    leave: 'pairing',
  },
  ConnectingWalletConnectBasic: { feature: 'pairing', leave: 'pairing' },
  ConnectingMultiChain: { feature: 'connecting', data: carries<{ connector: Connector }> },
  ConnectingSiwe: { feature: 'siwx', flow: 'signIn', mustStay: 'untilSignedIn', back: 'hidden' }, // SIWX-05
  ConnectingFarcaster: { feature: 'none' },
  SIWXSignMessage: { feature: 'siwx', flow: 'signIn', mustStay: 'untilSignedIn' }, // SIWX-05
  GetWallet: { feature: 'guide', click: 'CLICK_GET_WALLET' },
  Downloads: { feature: 'guide', data: carries<{ wallet: Wallet }>, subject: 'wallet' },
  WhatIsAWallet: { feature: 'guide', click: 'CLICK_WALLET_HELP' },
  Account: { feature: 'account' },
  AccountSettings: { feature: 'account' },
  SwitchAddress: { feature: 'account' },
  Networks: { feature: 'networks', flow: 'network', click: 'CLICK_NETWORKS' },
  SwitchNetwork: {
    feature: 'networks',
    data: carries<{ network: Network }>,
    subject: 'network',
    flow: 'network',
    leave: 'switch',
  },
  UnsupportedChain: { feature: 'networks', flow: 'network', mustStay: 'whileUnsupported', back: 'closes' }, // ROUTE-06
  WhatIsANetwork: { feature: 'networks', click: 'CLICK_NETWORK_HELP' },
  ApproveTransaction: { feature: 'none', mustStay: 'always', back: 'hidden' }, // MODAL-05
  Swap: { feature: 'none', data: carries<{ swap?: SwapArguments | undefined } | undefined>, opensWith: 'swap' },
  WalletSend: { feature: 'send', data: carries<{ send?: SendArguments | undefined } | undefined>, opensWith: 'send' },
  WalletSendSelectToken: { feature: 'send' },
  WalletSendPreview: { feature: 'sendReview' },
  WalletSendProgress: { feature: 'sendReview', back: 'hidden' },
  WalletReceive: { feature: 'receive' },
  WalletCompatibleNetworks: { feature: 'receive' },
  RegisterAccountName: { feature: 'none' },
  RegisterAccountNameSuccess: { feature: 'none' },
} as const satisfies Record<string, View>)

/** Never called: `carries<Data>` is how a row names a type. */
function carries<Data>(data: Data): Data {
  return data
}

type Table = typeof views
export type ViewName = keyof Table

/** Every view and the data it carries. */
export type Views = {
  readonly [Name in ViewName]: Table[Name] extends { readonly data: (data: infer Data) => unknown } ? Data : undefined
}

/** The views of a feature. */
export type ViewNameOf<Feature extends ViewFeature> = {
  [Name in ViewName]: Table[Name]['feature'] extends Feature ? Name : never
}[ViewName]

/** Views that need no data, or can do without. */
export type PlainViewName = { [Name in ViewName]: undefined extends Views[Name] ? Name : never }[ViewName]

export type ViewEntry = { [Name in ViewName]: { readonly name: Name; readonly data: Views[Name] } }[ViewName]

/** `push('Account')`, `push('SwitchNetwork', { network })`: data is asked for exactly where the view has some. */
export type ViewArguments<Name extends ViewName> = undefined extends Views[Name]
  ? [name: Name, data?: Views[Name]]
  : [name: Name, data: Views[Name]]

/** `open({ view, arguments })`: arguments are taken by the views that have a place for them. */
export type OpenArguments = {
  [Name in ViewName]: Table[Name] extends { readonly opensWith: infer Key }
    ? { view: Name; arguments?: NonNullable<Views[Name]>[Key & keyof NonNullable<Views[Name]>] | undefined }
    : never
}[ViewName]

/** What the table says about a view. */
export function viewFacts(name: ViewName): View {
  return views[name]
}
