import type { PorticoContext } from '../../context.js'
import { resetAccount } from '../../state/slices/accounts.js'
import { setActiveNetwork } from '../../state/slices/networks.js'
import { connectorIdKey, storedKeys } from '../../storage/keys.js'
import { reconnectNamespace } from '../reconnect.js'
import { report } from '../report.js'

/** Another tab of this site connected, disconnected or chose a network: this one follows (STORE-04). */
export function otherTabChanged(ctx: PorticoContext, key: string | null): void {
  const { store, storage } = ctx
  const isFor = (row: { name: string }): boolean => key === null || key === storage.nameOf(row)
  for (const namespace of ctx.adapters.keys()) {
    if (!isFor(connectorIdKey(namespace))) continue
    const stored = storage.get(connectorIdKey(namespace))
    const current = store.get().connections[namespace]?.connectorId
    if (stored === current) continue
    if (current) store.update((state) => resetAccount(state, namespace))
    if (stored) report(ctx, reconnectNamespace(ctx, namespace))
  }
  if (isFor(storedKeys.recentWallets)) store.update((state) => ({ ...state, recentWallets: storage.get(storedKeys.recentWallets) ?? [] }))
  const network = isFor(storedKeys.activeNetwork) ? storage.get(storedKeys.activeNetwork) : undefined
  // A connected wallet tells each tab its chain by itself; only a page without one follows what is stored.
  const isFree = Object.keys(store.get().connections).length === 0
  if (network && isFree && store.get().networks.requested.some((entry) => entry.caipNetworkId === network)) {
    store.update((state) => setActiveNetwork(state, network))
  }
}
