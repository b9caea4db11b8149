import { connectionsIn } from '../../connections/connectionsIn.js'
import { type OtherTabChange, otherTabChanges } from '../../connections/otherTabs.js'
import type { PorticoContext } from '../../context.js'
import { activeNamespace, connectionOf, connectionsOf, isModalShown } from '../../state/selectors.js'
import { setActiveNetwork } from '../../state/slices/networks.js'
import { storedKeys } from '../../storage/keys.js'
import { recentWalletsKey } from '../../storage/recentWalletsKey.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { close } from '../close.js'
import { readRecent } from '../readRecent.js'
import { reconnectNamespace } from '../reconnect.js'
import { report } from '../report.js'
import { accountsChanged } from './accountsChanged.js'

/** Another tab of this site connected, disconnected, chose an account or a network: this one follows (STORE-04). */
export function otherTabChanged(ctx: PorticoContext, key: string | null): void {
  const { store, storage } = ctx
  const isFor = (row: { name: string }): boolean => key === null || key === storage.nameOf(row)
  const { isStored } = connectionsIn(ctx)
  for (const change of otherTabChanges(store.get(), storage, isFor, isStored)) follow(ctx, change)
  if (isFor(recentWalletsKey)) readRecent(ctx)
  const network = isFor(storedKeys.activeNetwork) ? storage.get(storedKeys.activeNetwork) : undefined
  // A connected wallet tells each tab its chain by itself; only a page without one follows what is stored.
  const isFree = connectionsOf(store.get()).length === 0
  if (network && isFree && store.get().networks.requested.some((entry) => entry.caipNetworkId === network)) {
    store.update((state) => setActiveNetwork(state, network))
  }
}

function follow(ctx: PorticoContext, change: OtherTabChange): void {
  if (change.type === 'account') {
    const { connection, address } = change
    const { accounts, namespace } = connection
    const chosen = accounts.find((account) => sameAddress(namespace, account.address, address))
    if (chosen && chosen !== accounts[0])
      accountsChanged(ctx, connection, [chosen, ...accounts.filter((account) => account !== chosen)])
    return
  }
  if (change.type === 'ended') {
    connectionsIn(ctx).lostElsewhere(change.connections)
    return
  }
  if (change.type === 'missing') {
    report(ctx, reconnectNamespace(ctx, change.namespace))
    return
  }
  const { namespace, isGone } = change
  const before = ctx.store.get()
  const had = connectionOf(before, namespace)
  connectionsIn(ctx).follow(namespace)
  if (!isGone) report(ctx, reconnectNamespace(ctx, namespace))
  else if (had && !connectionOf(ctx.store.get(), namespace) && isModalShown(before) && !before.attempt)
    if (activeNamespace(before) === namespace) close(ctx, { force: true })
}
