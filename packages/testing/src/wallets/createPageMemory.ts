import { isWalletState, type WalletMemory } from './walletState.js'

type PageStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Keeps a wallet's state for the life of the tab. Without it a reload would look like a new installation. */
export function createPageMemory(id: string, storage: () => PageStorage): WalletMemory {
  const key = `@portico-testing/wallet/${id}`
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        return isWalletState(kept) ? kept : undefined
      } catch {
        return undefined // blocked storage, or somebody else's text: begin afresh
      }
    },
    write(state) {
      try {
        storage().setItem(key, JSON.stringify(state))
      } catch {
        // Blocked or full storage: the wallet works on, and forgets with the page.
      }
    },
  }
}
