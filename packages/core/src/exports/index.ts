export type { OpenParameters } from '../actions/open.js'
export type { Account, AccountType, AdapterFactory, Connection, WalletInfo } from '../adapters/adapter.js'
export type { Portico, PublicState } from '../bindKit.js'
export type {
  ConnectMethod,
  ConnectorTypeOrder,
  CustomRpcUrl,
  Features,
  Metadata,
  PorticoOptions,
  Social,
  ThemeMode,
  ThemeVariable,
  ThemeVariables,
  WalletFeature,
} from '../config/options.js'
export type {
  PairedProvider,
  UniversalEvents,
  UniversalProvider,
  UniversalSession,
} from '../config/universalProvider.js'
export type { Connector, ConnectorType } from '../connectors/connector.js'
export type { Wallet } from '../connectors/wallet.js'
export { createPortico } from '../createPortico.js'
export type { Env, KeyValueStorage } from '../env.js'
export type { PorticoErrorCode } from '../errors/catalogue.js'
export { isPorticoError, PorticoError } from '../errors/PorticoError.js'
export type { Locale } from '../i18n/localeNames.js'
export { defineNetwork } from '../networks/defineNetwork.js'
export type { Network, NetworkInput } from '../networks/network.js'
export { bitcoin, bitcoinTestnet, solana, solanaDevnet, solanaTestnet } from '../networks/otherNetworks.js'
export type { AccountState, ConnectionStatus } from '../state/state.js'
export type { PorticoEvent, PorticoEventData } from '../telemetry/events.js'
export type { PlainViewName, ViewName } from '../views.js'
