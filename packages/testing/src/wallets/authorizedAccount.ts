import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletContext } from './createWalletContext.js'
import { invalidParams, unauthorized } from './ProviderRpcError.js'

/** The account that may sign for this page, or 4100: not owned, not shown to the page, or the page is not connected. */
export function authorizedAccount(ctx: WalletContext, address: unknown): PrivateKeyAccount {
  if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) {
    throw invalidParams(`Expected the address of an account, got ${JSON.stringify(address) ?? typeof address}.`)
  }
  const { authorized, exposed } = ctx.state()
  const index = authorized ? ctx.keyring.indexOf(address) : -1
  if (index < 0 || !exposed.includes(index)) throw unauthorized(address)
  return ctx.keyring.at(index)
}
