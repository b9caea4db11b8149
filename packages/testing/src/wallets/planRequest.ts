import { numberToHex } from 'viem'
import { authorizedAccount } from './authorizedAccount.js'
import { callRpc } from './callRpc.js'
import type { WalletContext } from './createWalletContext.js'
import { getPermissions, requestAccounts, requestPermissions, revokePermissions } from './methods/accounts.js'
import { addChain, switchChain } from './methods/chains.js'
import { sendTransaction } from './methods/sendTransaction.js'
import { personalSign, signTypedData } from './methods/signing.js'
import { unsupportedMethod } from './ProviderRpcError.js'
import { type Plan, silent } from './plan.js'
import { visibleAccounts } from './visibleAccounts.js'

/** What the wallet would do with a request if the person agreed. Throws what a wallet answers without asking anybody. */
export function planRequest(ctx: WalletContext, method: string, params: readonly unknown[]): Plan {
  switch (method) {
    case 'eth_requestAccounts':
      return requestAccounts(ctx)
    case 'eth_accounts':
      return silent(() => visibleAccounts(ctx))
    case 'eth_coinbase':
      return silent(() => visibleAccounts(ctx)[0] ?? null)
    case 'eth_chainId':
      return silent(() => numberToHex(ctx.state().chainId))
    case 'net_version':
      return silent(() => String(ctx.state().chainId))
    case 'personal_sign':
      return personalSign(ctx, params)
    case 'eth_signTypedData_v4':
      return signTypedData(ctx, params)
    case 'eth_sendTransaction':
      return sendTransaction(ctx, params)
    case 'wallet_switchEthereumChain':
      return switchChain(ctx, params)
    case 'wallet_addEthereumChain':
      return addChain(ctx, params)
    case 'wallet_requestPermissions':
      return requestPermissions(ctx, params)
    case 'wallet_getPermissions':
      return getPermissions(ctx)
    case 'wallet_revokePermissions':
      return revokePermissions(ctx, params)
    case 'wallet_getCapabilities':
      return getCapabilities(ctx, params)
    default:
      if (!isForwarded(method)) throw unsupportedMethod(method)
      return silent(() => callRpc(ctx, method, params))
  }
}

/** EIP-5792: only for an account that is connected, and only for the chains that were asked for. */
function getCapabilities(ctx: WalletContext, [address, chainIds]: readonly unknown[]): Plan {
  const { capabilities } = ctx.config
  if (!capabilities) throw unsupportedMethod('wallet_getCapabilities')
  authorizedAccount(ctx, address)
  const wanted = Array.isArray(chainIds) ? chainIds : Object.keys(capabilities)
  return silent(() => Object.fromEntries(Object.entries(capabilities).filter(([chainId]) => wanted.includes(chainId))))
}

/** A development node signs for anybody who asks, so nothing that signs may ever reach it. */
function isForwarded(method: string): boolean {
  return /^(eth|net|web3)_/.test(method) && !/^eth_sign/.test(method)
}
