import { type Env, limits, type Network, PorticoError } from '@portico/core/adapter'
import { fromRpc, hasRpcCode } from '@portico/core/rpc'
import type { Eip1193Provider } from '@portico/wire'
import { evmLimits } from '../evmLimits.js'
import { parseChainId } from '../wallet/parseChainId.js'
import { requestWithTimeout } from '../wallet/requestWithTimeout.js'

/** Codes by which wallets say that they do not know a chain; several hide 4902 inside another error (NET-07). */
const unknownChainCodes = /* @__PURE__ */ Object.freeze([4902, 32603, 5000])
const userRejected = /* @__PURE__ */ Object.freeze([4001])

/** Asks the wallet to change to a chain, adds the chain where it is unknown, and believes the wallet only after looking. */
export async function switchNetwork(env: Env, provider: Eip1193Provider, network: Network): Promise<void> {
  const id = parseChainId(network.id)
  if (!id) throw new PorticoError('network/not-supported')
  try {
    await askToSwitch(provider, id)
  } catch (error) {
    if (hasRpcCode(error, userRejected) || !hasRpcCode(error, unknownChainCodes)) throw fromRpc(error)
    await addChain(env, provider, network, id)
  }
  for (let check = 1; (await chainOf(env, provider)) !== id; check++) {
    if (check >= evmLimits.chainChecks) throw new PorticoError('network/not-supported')
    await new Promise<void>((resolve) => env.setTimeout(resolve, evmLimits.chainCheckPause))
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
  } catch (error) {
    throw hasRpcCode(error, userRejected)
      ? fromRpc(error)
      : new PorticoError('network/not-supported', undefined, { cause: error })
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
