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
export { formatUuid } from '../formatUuid.js'
export type { Eip1193Provider, RpcRequest } from '../rpc/provider.js'
