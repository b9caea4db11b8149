import type { Reason } from '@portico/wire/relay'
import { ProviderRpcError } from '../wallets/ProviderRpcError.js'

/** An error as it travels; `rejected` is what this question's refusal is called. */
export function toReason(error: unknown, rejected: Reason): Reason & { readonly data?: unknown } {
  if (!(error instanceof ProviderRpcError)) return { code: -32603, message: String(error) }
  if (error.code === 4001) return rejected
  return { code: error.code, message: error.message, ...(error.data === undefined ? {} : { data: error.data }) }
}
