import type { CaipNetworkId, Namespace } from '@portico/wire'
import type { AccountType, AdapterFactory } from '../adapters/adapter.js'
import type { Wallet } from '../connectors/wallet.js'
import type { Locale } from '../i18n/localeNames.js'
import type { NetworkInput } from '../networks/network.js'
import type { SIWEConfig } from './siweConfig.js'
import type { SIWXConfig, SIWXFactory } from './siwxConfig.js'
import type { UniversalProvider } from './universalProvider.js'

export type ConnectMethod = 'wallet' | 'email' | 'social'
export type ConnectorTypeOrder =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'
export type Social = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'
export type ThemeMode = 'dark' | 'light'
/** A value of `undefined` takes a variable back. */
export type ThemeVariables = Partial<Record<ThemeVariable, string | number | undefined>>
export type ThemeVariable =
  | '--portico-font-family'
  | '--portico-font-size-master'
  | '--portico-accent'
  | '--portico-color-mix'
  | '--portico-color-mix-strength'
  | '--portico-border-radius-master'
  | '--portico-z-index'
  | '--portico-qr-color'
  | '--portico-background'

export type Metadata = { name: string; description: string; url: string; icons: readonly string[] }

/** Which parts of the kit a site offers. */
export type Features = {
  /** Swapping tokens. No effect yet. @default true */
  swaps?: boolean | undefined
  /** Buying crypto. No effect yet. @default true */
  onramp?: boolean | undefined
  /** The address to be paid at, as a QR code. @default true */
  receive?: boolean | undefined
  /** Sending, where an adapter can. @default true */
  send?: boolean | undefined
  /** Login by e-mail, once there is an embedded wallet; until then it only has the page's origin compared with the project's list. @default true */
  email?: boolean | undefined
  /** Older way to say `collapseWallets: true`, when false. @default true */
  emailShowWallets?: boolean | undefined
  /** The Activity tab of the account. Needs an `endpoint`. @default true */
  history?: boolean | undefined
  /** Anonymous usage events to the operator's own server; never under Global Privacy Control or Do Not Track. @default true */
  analytics?: boolean | undefined
  /** The row that opens the whole directory; needs an `endpoint`. @default true */
  allWallets?: boolean | undefined
  /** A box to tick before anything can be connected; shown when a legal URL is set. @default false */
  legalCheckbox?: boolean | undefined
  /** Sessions of smart accounts. No effect yet. @default false */
  smartSessions?: boolean | undefined
  /** Folds the wallet list behind one button. @default false */
  collapseWallets?: boolean | undefined
  /** Payments. No effect yet. @default false */
  pay?: boolean | undefined
  /** Social logins in order, once there is an embedded wallet; false for none. Until then as `email`. */
  socials?: readonly Social[] | false | undefined
  /** Order of the ways to connect. By default computed from what is on the page. */
  connectMethodsOrder?: readonly ConnectMethod[] | undefined
  /** These kinds of wallets come first, the rest follows in the default order. */
  connectorTypeOrder?: readonly ConnectorTypeOrder[] | undefined
  /** Order of the actions in the account view; those that do not exist yet are passed over. @default ['onramp', 'swaps', 'receive', 'send'] */
  walletFeaturesOrder?: readonly WalletFeature[] | undefined
}

/** Base URLs; each call appends its path, such as `/v1/…`, `/getWallets` or `/e`. */
export type Endpoints = {
  /** Balances, history, collectibles, names. */
  api?: string | undefined
  /** Wallet directory, pictures, allowed origins. */
  directory?: string | undefined
  /** JSON-RPC proxy: `{rpc}/v1/?chainId={id}&projectId={id}`. */
  rpc?: string | undefined
  /** Pairing with wallets that are elsewhere: a socket at `/relay`. */
  relay?: string | undefined
  /** Usage events. */
  analytics?: string | undefined
}

/** What a site passes to `createPortico`. */
export type PorticoOptions = {
  /** Names the site's project at the operator's server. Missing: an alert, and everything local still works. */
  projectId?: string | undefined
  /** Chains the site uses; a chain object of viem works as it is. */
  networks: readonly NetworkInput[]
  /** Chain to start on when nothing valid is stored. @default the first of `networks` */
  defaultNetwork?: NetworkInput | undefined
  /** One adapter per namespace, such as `evm()`. @default [] */
  adapters?: readonly AdapterFactory[] | undefined
  /** How the site introduces itself to wallets. @default read from the page */
  metadata?: Partial<Metadata> | undefined
  features?: Features | undefined
  /** @default 'dark' */
  themeMode?: ThemeMode | undefined
  themeVariables?: ThemeVariables | undefined
  /** Language of the kit. @default 'en' */
  locale?: Locale | undefined
  /** Directory and custom wallets with these ids only. */
  includeWalletIds?: readonly string[] | undefined
  /** Wallets with these ids (directory id, connector id or rdns) are hidden everywhere. */
  excludeWalletIds?: readonly string[] | undefined
  /** Wallets shown first among the listed ones, in this order: ids of the directory or of `customWallets`. */
  featuredWalletIds?: readonly string[] | undefined
  /** The row that opens the whole directory; `features.allWallets: false` means `HIDE`. @default 'SHOW' */
  allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Wallets of the site's own that no directory lists. */
  customWallets?: readonly Wallet[] | undefined
  /** Show this token's balance, with `image` beside it, instead of the native one. Needs an `endpoint`. */
  tokens?: Readonly<Partial<Record<CaipNetworkId, { address: string; image?: string | undefined }>>> | undefined
  termsConditionsUrl?: string | undefined
  privacyPolicyUrl?: string | undefined
  /** Sign-in with a wallet signature; not together with `siweConfig`. */
  siwx?: SIWXConfig | SIWXFactory | undefined
  /** Older sign-in interface, for Ethereum; not together with `siwx`. */
  siweConfig?: SIWEConfig | undefined
  /** Lets a visitor stay on a chain that is not in `networks`. @default false */
  allowUnsupportedChain?: boolean | undefined
  /** False hides switching and suppresses the unsupported-chain screen. @default true */
  enableNetworkSwitch?: boolean | undefined
  /** Wallets that announce themselves (EIP-6963). @default true */
  enableEIP6963?: boolean | undefined
  /** Pairing by QR code or link. Needs an `endpoint` and a `projectId`. @default true */
  enableWalletConnect?: boolean | undefined
  /** The site drives pairing itself: opening shows the code, or all wallets on a phone. @default false */
  manualWCControl?: boolean | undefined
  /** Opens wallet apps by their https link rather than by their own scheme, where they have one. @default false */
  experimental_preferUniversalLinks?: boolean | undefined
  /** A relay provider that the site has already, used in the place of the kit's own; its session becomes the kit's. */
  universalProvider?: UniversalProvider | undefined
  /** What a pairing asks for, per namespace; what is named here takes the place of the kit's own. */
  universalProviderConfigOverride?: PairingOverride | undefined
  /** False removes every wallet option. @default true */
  enableWallets?: boolean | undefined
  /** A line for newcomers under the wallets. @default true */
  enableWalletGuide?: boolean | undefined
  /** Log of the embedded wallet. No effect yet. @default true */
  enableAuthLogger?: boolean | undefined
  /** Shows alerts for the developer in the modal too, not only on the console. @default true */
  debug?: boolean | undefined
  /** Replaces the RPC endpoints of the chains it names. */
  customRpcUrls?: Readonly<Partial<Record<CaipNetworkId, readonly CustomRpcUrl[]>>> | undefined
  /** Base URL of the operator's server. Without it the kit makes no request but to the chains' own RPC. */
  endpoint?: string | undefined
  /** Base URLs of parts of that server which are elsewhere; what is left out is at `endpoint`. */
  endpoints?: Endpoints | undefined
  /** The generic provider on `window.ethereum`. @default true */
  enableInjected?: boolean | undefined
  /** Renders inline, in `<PorticoModal />`, and never over the page. @default false */
  enableEmbedded?: boolean | undefined
  /** Does not append the modal to the body; the host places `<PorticoModal />` itself. @default false */
  disableAppend?: boolean | undefined
  /** Account type per namespace. No effect yet. */
  defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>> | undefined
  /** Image per chain id. */
  chainImages?: Readonly<Record<string, string>> | undefined
  /** Image per connector id. */
  connectorImages?: Readonly<Record<string, string>> | undefined
  /** Tells kits on one page apart: its own storage and element. */
  id?: string | undefined
}

/** Each map replaces the kit's entry of the namespaces (or chains) that it names. */
export type PairingOverride = {
  methods?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  chains?: Readonly<Partial<Record<Namespace, readonly CaipNetworkId[]>>> | undefined
  events?: Readonly<Partial<Record<Namespace, readonly string[]>>> | undefined
  /** Node per chain, told to the wallet. */
  rpcMap?: Readonly<Partial<Record<CaipNetworkId, string>>> | undefined
  /** The chain to begin on. */
  defaultChain?: CaipNetworkId | undefined
}

export type CustomRpcUrl = {
  url: string
  config?: { headers?: Readonly<Record<string, string>> | undefined } | undefined
}
