import type { UnknownChainAnswer } from '../../script.js'
import type { WalletContext } from '../createWalletContext.js'
import { invalidParams, ProviderRpcError } from '../ProviderRpcError.js'
import { type Plan, prompt, silent } from '../plan.js'
import { type ForgottenChain, isKnownChain } from '../walletState.js'

/** EIP-3326 `wallet_switchEthereumChain`. */
export function switchChain(ctx: WalletContext, params: readonly unknown[]): Plan {
  const chainId = requestedChainId(params)
  const answer = (): null => {
    if (!isKnownChain(ctx.state(), chainId)) throw unrecognizedChain(chainId, ctx.state().forgotten[chainId]?.says)
    ctx.update({ chainId })
    return null
  }
  const isPrompt = isKnownChain(ctx.state(), chainId) && ctx.state().chainId !== chainId
  return isPrompt ? prompt(answer) : silent(answer)
}

/** EIP-3085 `wallet_addEthereumChain`. */
export function addChain(ctx: WalletContext, params: readonly unknown[]): Plan {
  const chainId = requestedChainId(params)
  const rpcUrl = checkedRpcUrl(params[0])
  if (ctx.state().forgotten[chainId]?.addNeedsExplorer) requireExplorer(params[0])
  return prompt(() => {
    const { chains, forgotten } = ctx.state()
    if (forgotten[chainId]?.addFails) throw new ProviderRpcError(-32603, `The wallet could not add chain ${chainId}.`)
    const { [chainId]: _, ...stillForgotten } = forgotten
    ctx.update({
      chains: { ...chains, [chainId]: { rpcUrl, ...chains[chainId] } },
      forgotten: stillForgotten,
      ...(ctx.config.switchesToAddedChain === false ? {} : { chainId }),
    })
    return null
  })
}

/** The script's `unknownChain`: from now on the wallet has never heard of the chain it is asked to switch to. */
export function forgetChain(ctx: WalletContext, params: readonly unknown[], chain: ForgottenChain): void {
  ctx.update({ forgotten: { ...ctx.state().forgotten, [requestedChainId(params)]: chain } })
}

/** EIP-3326 leaves the code to the wallet; these are the ones in use. */
export function unrecognizedChain(chainId: number, says: UnknownChainAnswer = 4902): Error {
  const hex = `0x${chainId.toString(16)}`
  const message = `Unrecognized chain ID "${hex}". Try adding the chain using wallet_addEthereumChain first.`
  switch (says) {
    case 4902:
      return new ProviderRpcError(4902, message)
    case 4901:
      return new ProviderRpcError(4901, 'The provider is disconnected from the specified chain.')
    case -32603:
      return new ProviderRpcError(-32603, 'Internal JSON-RPC error.')
    case 'nested':
      return new ProviderRpcError(-32603, 'Internal JSON-RPC error.', { originalError: { code: 4902, message } })
    case 'message':
      return new Error(message)
    default:
      return says satisfies never
  }
}

function requestedChainId([chain]: readonly unknown[]): number {
  const value = typeof chain === 'object' && chain !== null && 'chainId' in chain ? chain.chainId : undefined
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(value)) {
    throw invalidParams(`Expected 0x-prefixed hexadecimal string 'chainId', got ${String(value)}.`)
  }
  const chainId = Number(value)
  if (!Number.isSafeInteger(chainId)) throw invalidParams(`The chain id ${value} is too large.`)
  return chainId
}

function checkedRpcUrl(chain: unknown): string {
  const { chainName, rpcUrls, nativeCurrency } = chain as Record<string, unknown> // requestedChainId has proved an object
  if (typeof chainName !== 'string' || chainName === '') throw invalidParams("Expected a non-empty 'chainName'.")
  const [rpcUrl] = Array.isArray(rpcUrls) ? rpcUrls : []
  if (typeof rpcUrl !== 'string' || !/^https?:\/\//.test(rpcUrl)) throw invalidParams("Expected 'rpcUrls' with a URL.")
  const currency: { symbol?: unknown; decimals?: unknown } = Object(nativeCurrency)
  if (typeof currency.symbol !== 'string' || currency.decimals !== 18) {
    throw invalidParams("Expected 'nativeCurrency' with a symbol and 18 decimals.")
  }
  return rpcUrl
}

function requireExplorer(chain: unknown): void {
  const { blockExplorerUrls } = chain as Record<string, unknown> // requestedChainId has proved an object
  const [url] = Array.isArray(blockExplorerUrls) ? blockExplorerUrls : []
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) {
    throw invalidParams("Expected an array with at least one valid URL 'blockExplorerUrls'.")
  }
}
