import { type Namespace, namespaces } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { activeNamespace } from '../../state/selectors.js'
import { resetAccount } from '../../state/slices/accounts.js'
import { setActiveNetwork } from '../../state/slices/networks.js'
import { savedConnection } from '../../storage/connections.js'
import { connectorIdKey, storedKeys } from '../../storage/keys.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { close } from '../close.js'
import { reconnectNamespace } from '../reconnect.js'
import { report } from '../report.js'
import { accountsChanged } from './accountsChanged.js'

/** Another tab of this site connected, disconnected, chose an account or a network: this one follows (STORE-04). */
export function otherTabChanged(ctx: PorticoContext, key: string | null): void {
  const { store, storage } = ctx
  const isFor = (row: { name: string }): boolean => key === null || key === storage.nameOf(row)
  for (const namespace of namespaces) {
    if (isFor(connectorIdKey(namespace))) followConnection(ctx, namespace)
    if (isFor(storedKeys.connections)) followAccount(ctx, namespace)
  }
  if (isFor(storedKeys.recentWallets))
    store.update((state) => ({ ...state, recentWallets: storage.get(storedKeys.recentWallets) ?? [] }))
  const network = isFor(storedKeys.activeNetwork) ? storage.get(storedKeys.activeNetwork) : undefined
  // A connected wallet tells each tab its chain by itself; only a page without one follows what is stored.
  const isFree = Object.keys(store.get().connections).length === 0
  if (network && isFree && store.get().networks.requested.some((entry) => entry.caipNetworkId === network)) {
    store.update((state) => setActiveNetwork(state, network))
  }
}

function followConnection(ctx: PorticoContext, namespace: Namespace): void {
  const { connections, accounts, attempt, modal } = ctx.store.get()
  const stored = ctx.storage.get(connectorIdKey(namespace))
  const current = connections[namespace]?.connectorId
  const isAsking = !current && !attempt && accounts[namespace]?.status === 'connecting'
  if (stored === current && !isAsking) return
  // The session it had is the other tab's to keep or to end; what this one remembers of it is old.
  const forgotten = current === 'walletConnect' && ctx.feature('pairing')?.run((pairing) => pairing.forget())
  if (forgotten) report(ctx, forgotten)
  if (current || isAsking) ctx.store.update((state) => resetAccount(state, namespace))
  if (stored) report(ctx, reconnectNamespace(ctx, namespace))
  else if (current && modal.open && !attempt && activeNamespace(ctx.store.get()) === namespace)
    close(ctx, { force: true })
}

function followAccount(ctx: PorticoContext, namespace: Namespace): void {
  const connection = ctx.store.get().connections[namespace]
  const first = connection && savedConnection(ctx.storage, namespace)?.addresses[0]
  const chosen = connection?.accounts.find(
    ({ address }) => first !== undefined && sameAddress(namespace, address, first),
  )
  if (!connection || !chosen || chosen === connection.accounts[0]) return
  const accounts = [chosen, ...connection.accounts.filter((account) => account !== chosen)]
  accountsChanged(ctx, namespace, { connectorId: connection.connectorId, accounts })
}
