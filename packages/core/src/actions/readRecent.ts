import type { PorticoContext } from '../context.js'
import { recentWalletsKey } from '../storage/recentWalletsKey.js'

/** Takes over the recent wallets that the browser keeps: with the modal, which shows them, and when another tab has changed them. */
export function readRecent({ store, storage }: PorticoContext): void {
  const recentWallets = storage.get(recentWalletsKey) ?? []
  store.update((state) => ({ ...state, recentWallets }))
}
