import type { Network } from '../networks/network.js'
import type { RpcEndpoint } from '../rpc/rpcEndpoint.js'
import type { ResolvedOptions } from './resolveOptions.js'

/** Where JSON-RPC of a network goes: the host's own URLs alone when given (CFG-13), else the operator's proxy, then the chain's own. */
export function rpcEndpoints(options: ResolvedOptions, network: Network): readonly RpcEndpoint[] {
  const custom = options.customRpcUrls?.[network.caipNetworkId]
  if (custom?.length) return custom.map(({ url, config }) => ({ url, headers: config?.headers }))
  const own = network.rpcUrls.default.http.map((url) => ({ url }))
  return options.endpoints.rpc ? [{ url: proxyUrl(options.endpoints.rpc, network, options.projectId) }, ...own] : own
}

/** `{host}/v1/?chainId={id}&projectId={id}` (API-04). */
function proxyUrl(endpoint: string, network: Network, projectId = ''): string {
  return `${endpoint}/v1/?chainId=${network.caipNetworkId}&projectId=${encodeURIComponent(projectId)}`
}
