import type { WalletActions } from './actions/walletActions.js'
import { PorticoError } from './errors/PorticoError.js'

/** The actions that need a wallet, fetched once, on first use. */
export type WalletChunk = {
  load(): Promise<WalletActions>
  /** Runs at once when the chunk is here, so that a visitor's click stays the cause of what it opens. */
  run<Result>(use: (actions: WalletActions) => Result | Promise<Result>): Promise<Result>
}

export function createWalletChunk(fetchChunk: () => Promise<WalletActions>): WalletChunk {
  let here: WalletActions | undefined
  const load = async (): Promise<WalletActions> => {
    try {
      here ??= await fetchChunk()
      return here
    } catch (cause) {
      throw new PorticoError('modal/load-failed', undefined, { cause })
    }
  }
  return { load, run: async (use) => use(here ?? (await load())) }
}
