import type { PorticoContext } from '../../context.js'
import { initialAccount, setAccount } from '../../state/slices/accounts.js'

/** Namespaces that a pairing may connect are connecting while it lasts; those that are connected stay so until it has succeeded. */
export function setConnecting({ store }: PorticoContext, isConnecting: boolean): void {
  store.update((state) => {
    const namespaces = [...new Set(state.networks.requested.map(({ chainNamespace }) => chainNamespace))]
    return namespaces.reduce((next, namespace) => {
      const { status } = state.accounts[namespace] ?? initialAccount
      // Another wallet of this namespace may be asked by now: then connecting is still true.
      const isOurs = !state.connections[namespace] && state.attempt?.connector.chain !== namespace
      const wanted = isConnecting ? 'connecting' : 'disconnected'
      return isOurs && status !== wanted ? setAccount(next, namespace, { status: wanted }) : next
    }, state)
  })
}
