import type { AssetsParameters, Env } from '@portico/core/adapter'
import { limits } from '@portico/core/adapter'
import { hasRpcCode } from '@portico/core/rpc'
import type { Eip1193Provider } from '@portico/wire'
import type { TokenBalance } from '@portico/wire/http'
import { requestWithTimeout } from '../wallet/requestWithTimeout.js'
import { parseAssets } from './parseAssets.js'

/** Assets that a wallet may list. */
const mostAssets = 1_000

/** Unsupported by the wallet (EIP-1193), or unknown to it (JSON-RPC). */
const unknownMethod = /* @__PURE__ */ Object.freeze([4200, -32601])

/**
 * The wallet's own list of assets (EIP-7811), where its capabilities (EIP-5792) say that it has one for this chain. Silent
 * questions both: a wallet that does not answer soon, or answers nonsense, offers none.
 * One that does not know the methods is remembered in `unsupported` and asked no more while it is connected.
 */
export async function readAssets(
  env: Env,
  unsupported: WeakSet<Eip1193Provider>,
  { connection: { provider }, address, network }: AssetsParameters,
): Promise<readonly TokenBalance[] | undefined> {
  const chainId = `0x${Number(network.id).toString(16)}`
  const request = (method: string, params: readonly unknown[]): Promise<unknown> =>
    requestWithTimeout(env, limits.silentAnswer, provider, { method, params })
  if (unsupported.has(provider)) return undefined
  try {
    const capabilities = await request('wallet_getCapabilities', [address, [chainId]])
    if (!canDiscover(capabilities, chainId)) return undefined
    const answer = await request('wallet_getAssets', [{ account: address, chainFilter: [chainId] }])
    return parseAssets(answer, chainId, network, mostAssets)
  } catch (error) {
    if (hasRpcCode(error, unknownMethod)) unsupported.add(provider)
    throw error
  }
}

/** `0x0` stands for every chain (EIP-5792). */
function canDiscover(capabilities: unknown, chainId: string): boolean {
  return [chainId, '0x0'].some(
    (key) => property(property(property(capabilities, key), 'assetDiscovery'), 'supported') === true,
  )
}

function property(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const found = Object.entries(value).find(([name]) => name.toLowerCase() === key.toLowerCase())
  return found?.[1]
}
