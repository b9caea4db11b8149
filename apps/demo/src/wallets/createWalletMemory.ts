import type { WalletMemory, WalletState } from '@portico/testing/wallets'
import { isRecord } from '../options/jsonOptions.js'

/** What survives a reload; chains and behaviour come from the page each time. */
type Kept = Pick<WalletState, 'authorized' | 'chainId' | 'exposed'>

/**
 * Keeps what a wallet has granted for this browser, as an extension does: a reload and a second tab find it again.
 * `fresh` is the state of a wallet that nobody has used yet.
 */
export function createWalletMemory(rdns: string, fresh: Omit<WalletState, keyof Kept>): WalletMemory {
  const key = `@portico-demo/wallet/${rdns}`
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
        return isKept(kept) ? { ...fresh, ...kept } : undefined
      } catch {
        return undefined // blocked storage, or somebody else's text: a wallet that nobody has used
      }
    },
    write({ authorized, chainId, exposed }) {
      try {
        if (authorized) localStorage.setItem(key, JSON.stringify({ authorized, chainId, exposed }))
        else localStorage.removeItem(key)
      } catch {
        // Blocked or full storage: the wallet works on and forgets with the page.
      }
    },
  }
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false
  const { authorized, chainId, exposed } = value
  return (
    typeof authorized === 'boolean' &&
    Number.isSafeInteger(chainId) &&
    Array.isArray(exposed) &&
    exposed.length > 0 &&
    exposed.every((index: unknown) => index === 0 || index === 1)
  )
}
