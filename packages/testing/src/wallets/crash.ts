import type { Crash } from '../script.js'
import type { WalletContext } from './createWalletContext.js'
import { ProviderRpcError } from './ProviderRpcError.js'

/** The background process ends: its popups close, and what was asked is lost. Permission, chain and script are stored, and stay. */
export function crash(ctx: WalletContext, { rejects, staysDown = false }: Crash): void {
  ctx.update({ popup: undefined, down: staysDown ? { rejects } : undefined })
  ctx.prompts.drop(rejects && toError(rejects))
}

/** What becomes of a request to a dead process. */
export function lose({ rejects }: Pick<Crash, 'rejects'>): Promise<never> {
  return rejects ? Promise.reject(toError(rejects)) : new Promise(() => undefined)
}

function toError({ code, message }: NonNullable<Crash['rejects']>): Error {
  return code === undefined ? new Error(message) : new ProviderRpcError(code, message)
}
