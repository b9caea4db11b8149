import type { Endpoints, Features, PorticoOptions } from './options.js'

/** Flags and orders with nothing left open, apart from the order of methods, which is computed when unset. */
export type ResolvedFeatures = {
  readonly [Key in Exclude<keyof Features, 'connectMethodsOrder'>]-?: Exclude<Features[Key], undefined>
} & Pick<Features, 'connectMethodsOrder'>

/** Options after the door: validated, defaults filled in; those that may change at run time live in the store. */
export type ResolvedOptions = Omit<
  PorticoOptions,
  | 'features'
  | 'endpoint'
  | 'endpoints'
  | 'networks'
  | 'defaultNetwork'
  | 'adapters'
  | 'metadata'
  | 'themeMode'
  | 'themeVariables'
  | 'locale'
  | BooleanOption
> & {
  readonly features: ResolvedFeatures
  /** Where the parts of the operator's server are; a part that is absent is not offered. */
  readonly endpoints: Readonly<Endpoints>
  /** There are no adapters: wallets are reached by pairing alone. */
  readonly isBasic: boolean
} & { readonly [Key in BooleanOption]: boolean }

export type BooleanOption =
  | 'allowUnsupportedChain'
  | 'enableNetworkSwitch'
  | 'enableEIP6963'
  | 'enableInjected'
  | 'enableWalletConnect'
  | 'manualWCControl'
  | 'experimental_preferUniversalLinks'
  | 'enableWallets'
  | 'enableWalletGuide'
  | 'enableAuthLogger'
  | 'debug'
  | 'enableEmbedded'
  | 'disableAppend'
