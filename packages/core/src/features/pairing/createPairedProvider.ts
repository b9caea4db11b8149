import type { Connection } from '../../adapters/adapter.js'
import type { PairedProvider, UniversalEvents } from '../../config/universalProvider.js'
import { relaySourceId } from '../../connectors/relayIds.js'
import type { PorticoContext } from '../../context.js'
import { activeNamespace, connectionsOf } from '../../state/selectors.js'
import type { State } from '../../state/state.js'
import { callAll } from '../../utils/callAll.js'
import type { RelaySessions } from './createRelaySessions.js'
import type { PairingActions } from './pairingActions.js'
import { toRpcError } from './RelayRpcError.js'
import type { RelayClient } from './relay.js'

/** The paired wallet as one provider for all its namespaces. It outlives the client, which another tab's change replaces. */
export function createPairedProvider(
  ctx: PorticoContext,
  sessions: RelaySessions,
  actions: PairingActions,
): PairedProvider {
  const listeners = new Map<keyof UniversalEvents, Set<(payload: never) => void>>()
  let client: RelayClient | undefined
  /** Sessions that are or were connections of this kit: of others nothing is told. The end of one comes after its connection's. */
  const connected = new Set<string>()
  const remember = (topic: string | undefined): void => void (topic && connected.add(topic))
  const current = () => pairedConnection(ctx.store.get())?.session
  remember(current())
  ctx.onDestroy(ctx.store.select((state) => pairedConnection(state)?.session, remember))

  function tell<Name extends keyof UniversalEvents>(name: Name, payload: UniversalEvents[Name]): void {
    // Each was put under the name of its own payload.
    callAll(listeners.get(name), payload as never, (error) => ctx.env.log('error', 'Portico:', error))
  }

  sessions.onClient((made) => {
    client = made
    made.dapp.on('event', ({ topic, chainId, name, data }) => {
      if (topic === current()) tell('session_event', { topic, params: { chainId, event: { name, data } } })
    })
    made.dapp.on('update', ({ topic, namespaces }) => {
      if (topic === current()) tell('session_update', { topic, params: { namespaces } })
    })
    made.dapp.on('disconnect', ({ topic }) => {
      if (connected.delete(topic)) tell('session_delete', { topic })
    })
  })

  return {
    get session() {
      return client?.dapp.sessions().find(({ topic }) => topic === current())
    },
    async request({ method, params }, chainId = ctx.store.get().networks.active ?? '') {
      const topic = current() ?? ''
      try {
        return await (await sessions.client()).dapp.request({ topic, chainId, method, params })
      } catch (error) {
        throw toRpcError(error)
      }
    },
    async disconnect() {
      const paired = pairedConnection(ctx.store.get())
      if (paired) await actions.disconnect(ctx, { connectionId: paired.id })
    },
    on(event, listener) {
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(listener))
    },
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
}

/** The paired wallet that is shown, else one that is connected beside another wallet. */
function pairedConnection(state: State): Connection | undefined {
  const paired = connectionsOf(state).filter(({ sourceId }) => sourceId === relaySourceId)
  return paired.find(({ namespace }) => namespace === activeNamespace(state)) ?? paired[0]
}
