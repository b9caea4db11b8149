import type { WalletContext } from '../createWalletContext.js'
import { invalidParams, ProviderRpcError, unsupportedMethod } from '../ProviderRpcError.js'
import { type Plan, prompt, silent } from '../plan.js'
import { visibleAccounts } from '../visibleAccounts.js'

/** `eth_requestAccounts`: a connected page gets its answer without a prompt. */
export function requestAccounts(ctx: WalletContext): Plan {
  if (visibleAccounts(ctx).length > 0) return silent(() => visibleAccounts(ctx))
  return prompt(() => {
    ctx.update({ authorized: true, locked: false })
    return visibleAccounts(ctx)
  })
}

/** EIP-2255 `wallet_requestPermissions`: asks again even when the page is connected. */
export function requestPermissions(ctx: WalletContext, params: readonly unknown[]): Plan {
  requireAccountsPermission(params)
  return prompt(() => {
    ctx.update({ authorized: true, locked: false })
    return permissions(ctx)
  })
}

export function getPermissions(ctx: WalletContext): Plan {
  return silent(() => permissions(ctx))
}

/** MIP-2 `wallet_revokePermissions`: the page disconnects itself, without a prompt. */
export function revokePermissions(ctx: WalletContext, params: readonly unknown[]): Plan {
  if (ctx.config.supportsRevoke === false) throw unsupportedMethod('wallet_revokePermissions')
  requireAccountsPermission(params)
  return silent(() => {
    ctx.update({ authorized: false })
    ctx.revocations.count += 1
    return null
  })
}

function permissions(ctx: WalletContext): readonly unknown[] {
  const accounts = visibleAccounts(ctx)
  if (accounts.length === 0) return []
  return [
    {
      invoker: ctx.env.origin(),
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
      date: ctx.env.now(),
    },
  ]
}

function requireAccountsPermission([permission]: readonly unknown[]): void {
  if (typeof permission !== 'object' || permission === null) throw invalidParams('Expected an object of permissions.')
  const other = Object.keys(permission).find((name) => name !== 'eth_accounts')
  if (other !== undefined) throw new ProviderRpcError(-32601, `The wallet has no permission named ${other}.`)
  if (!('eth_accounts' in permission)) throw invalidParams('Expected the permission eth_accounts.')
}
