export type {
  Account,
  AccountType,
  Adapter,
  AdapterConnection,
  AdapterContext,
  AdapterEvent,
  AdapterFactory,
  AdoptParameters,
  AssetsParameters,
  BalanceParameters,
  BalanceReturnType,
  Capabilities,
  Connection,
  ConnectParameters,
  SavedConnection,
  ShownAccount,
  ShownAccountReader,
  SignMessageParameters,
  WalletInfo,
} from '../adapters/adapter.js'
export { createAdapter } from '../adapters/createAdapter.js'
export type {
  AddressCheck,
  Broadcast,
  Difference,
  Simulation,
  TokenFacts,
  Transfer,
  TransferFee,
  TransferQuote,
  Transfers,
} from '../adapters/transfers.js'
export { limits } from '../config/limits.js'
export type { Connector, ConnectorType } from '../connectors/connector.js'
export type { Env, KeyValueStorage } from '../env.js'
export { isPorticoError, PorticoError } from '../errors/PorticoError.js'
export { defineNetwork } from '../networks/defineNetwork.js'
export type { Network, NetworkInput } from '../networks/network.js'
export type { RpcClient, RpcProbe } from '../rpc/rpcClient.js'
export type { RpcEndpoint } from '../rpc/rpcEndpoint.js'
export type { Unsubscribe } from '../state/createStore.js'
export { sameAddress } from '../utils/sameAddress.js'
