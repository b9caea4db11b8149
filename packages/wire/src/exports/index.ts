export {
  type CaipAddress,
  type CaipAddressParts,
  type CaipNetworkId,
  type CaipNetworkParts,
  formatCaipAddress,
  formatCaipNetworkId,
  isCaipAddress,
  isCaipNetworkId,
  isNamespace,
  type Namespace,
  namespaces,
  parseCaipAddress,
  parseCaipNetworkId,
  type RelayNamespace,
  relayNamespaces,
} from '../caip.js'
export { type RpcCode, type RpcErrorName, rpcCodes, rpcErrorName } from '../rpc/codes.js'
export type { Eip1193Provider, RpcRequest } from '../rpc/provider.js'
export { type Announcement, cleanName, parseAnnouncement } from '../wallets/eip6963.js'
