import type { WalletActions } from '../../actions/walletActions.js'
import type { PairedProvider, UniversalEvents } from '../../config/universalProvider.js'
import { relaySourceId } from '../../connectors/relayIds.js'
import type { PorticoContext } from '../../context.js'
import { connectionsOf } from '../../state/selectors.js'
import type { RelaySessions } from './createRelaySessions.js'
import { toRpcError } from './RelayRpcError.js'
import type { RelayClient } from './relay.js'

/** The paired wallet as one provider for all its namespaces. It outlives the client, which another tab's change replaces. */
export function createPairedProvider(
  ctx: PorticoContext,
  sessions: RelaySessions,
  actions: WalletActions,
): PairedProvider {
  const listeners = new Map<keyof UniversalEvents, Set<(payload: never) => void>>()
  let client: RelayClient | undefined
  const newest = () => client?.dapp.sessions().at(-1)

  function tell<Name extends keyof UniversalEvents>(name: Name, payload: UniversalEvents[Name]): void {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(payload as never) // put under the name of its own payload
  }

  sessions.onClient((made) => {
    client = made
    made.dapp.on('event', ({ topic, chainId, name, data }) =>
      tell('session_event', { topic, params: { chainId, event: { name, data } } }),
    )
    made.dapp.on('update', ({ topic, namespaces }) => tell('session_update', { topic, params: { namespaces } }))
    made.dapp.on('disconnect', ({ topic }) => tell('session_delete', { topic }))
  })

  return {
    get session() {
      return newest()
    },
    async request({ method, params }, chainId = ctx.store.get().networks.active ?? '') {
      const topic = newest()?.topic ?? ''
      try {
        return await (await sessions.client()).dapp.request({ topic, chainId, method, params })
      } catch (error) {
        throw toRpcError(error)
      }
    },
    async disconnect() {
      const paired = connectionsOf(ctx.store.get()).find(({ sourceId }) => sourceId === relaySourceId)
      if (paired) await actions.disconnect(ctx, { connectionId: paired.id })
    },
    on(event, listener) {
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(listener))
    },
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
}
