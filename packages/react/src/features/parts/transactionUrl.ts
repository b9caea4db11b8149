import type { Network } from '@portico/core'

/** Where the explorer shows a transaction; a hash that is none leads nowhere. */
export function transactionUrl(network: Network | undefined, hash: string): string | undefined {
  const base = network?.blockExplorers?.default.url
  return base && /^0x[0-9a-f]{64}$/i.test(hash) ? `${base.replace(/\/+$/, '')}/tx/${hash}` : undefined
}
