import { type Env, limits, type Network, PorticoError } from '@portico/core/adapter'
import { fromRpc } from '@portico/core/rpc'
import type { Eip1193Provider } from '@portico/wire'
import { parseChainId } from '../wallet/parseChainId.js'
import { requestWithTimeout } from '../wallet/requestWithTimeout.js'
import { switchLimits } from './switchLimits.js'

/** What cannot mean an unknown chain. Anything else can: wallets say it with 4902, 4901, -32603, or no code at all (NET-07). */
const otherReasons: readonly string[] = /* @__PURE__ */ Object.freeze([
  'rpc/user-rejected',
  'rpc/resource-unavailable',
  'rpc/unauthorized',
  'rpc/provider-disconnected',
])

/** Asks the wallet to change to a chain, adds the chain where it is unknown, and believes the wallet only after looking. */
export async function switchNetwork(env: Env, provider: Eip1193Provider, network: Network): Promise<void> {
  const id = parseChainId(network.id)
  if (!id) throw new PorticoError('network/not-supported')
  try {
    await askToSwitch(provider, id)
  } catch (cause) {
    const error = fromRpc(cause)
    if (otherReasons.includes(error.code)) throw error
    await addChain(env, provider, network, id)
  }
  for (let check = 1; (await chainOf(env, provider)) !== id; check++) {
    if (check >= switchLimits.chainChecks) throw new PorticoError('network/not-supported')
    await new Promise<void>((resolve) => env.setTimeout(resolve, switchLimits.chainCheckPause))
  }
}

async function addChain(env: Env, provider: Eip1193Provider, network: Network, id: number): Promise<void> {
  const explorer = network.blockExplorers?.default.url
  const chain = {
    chainId: toHex(id),
    chainName: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrls: network.rpcUrls.default.http,
    ...(explorer ? { blockExplorerUrls: [explorer] } : {}),
  }
  try {
    await provider.request({ method: 'wallet_addEthereumChain', params: [chain] })
    // Some wallets move to the chain they have just added, others wait to be asked.
    if ((await chainOf(env, provider)) !== id) await askToSwitch(provider, id)
  } catch (cause) {
    const error = fromRpc(cause)
    if (otherReasons.includes(error.code)) throw error
    throw new PorticoError('network/not-supported', undefined, { cause, details: error.details })
  }
}

async function askToSwitch(provider: Eip1193Provider, id: number): Promise<void> {
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: toHex(id) }] })
}

async function chainOf(env: Env, provider: Eip1193Provider): Promise<number | undefined> {
  try {
    return parseChainId(await requestWithTimeout(env, limits.silentAnswer, provider, { method: 'eth_chainId' }))
  } catch {
    return undefined // no answer is no proof
  }
}

function toHex(id: number): string {
  return `0x${id.toString(16)}`
}
