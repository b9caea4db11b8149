import type { Portico } from '@portico/core'
import type { Config, Connector } from '@wagmi/core'
import { createAdoption } from './adopt.js'
import { BridgeError } from './BridgeError.js'
import { isSameView, viewOf } from './evmConnection.js'
import { connectorId } from './portico.js'

/**
 * Keeps a wagmi config and a kit at one truth, the kit's: what is connected, changed or ended in the kit happens in wagmi, and
 * a connection that the host makes with another of its connectors is the kit's too. Ends with the function it returns, or
 * with the kit.
 */
export function bridge(kit: Portico, config: Config): () => void {
  const found = config.connectors.find(({ id }) => id === connectorId)
  if (!found)
    throw new BridgeError('The wagmi config has no Portico connector. Put portico(kit) into its "connectors".')
  const ours: Connector = found
  const adoption = createAdoption(kit, config, () => sync())

  /** After a reload wagmi finds wallets by itself, also the kit's: it would go on with them when the visitor disconnects. */
  function leaveOthers(all: readonly { connector: Connector }[]): void {
    // By the event alone: the connector's own disconnect would take the wallet's permission from the kit too.
    for (const { connector } of all) if (connector.uid !== ours.uid) connector.emitter.emit('disconnect')
  }

  function sync(): void {
    const { status, connections } = config.state
    // wagmi drops what it is told meanwhile; it is told when that is over.
    if (status === 'connecting' || status === 'reconnecting') return
    if (adoption.sync()) return
    const view = viewOf(kit)
    const known = connections.get(ours.uid)
    if (view && !known) ours.emitter.emit('connect', view)
    else if (view && known && !isSameView(view, known)) ours.emitter.emit('change', view)
    else if (!view && known && kit.getAccount('eip155').status === 'disconnected') ours.emitter.emit('disconnect')
    if (view && known) leaveOthers([...connections.values()])
  }

  const stops = [
    kit.store.select(
      ({ connections, accounts: { eip155: account } }) => [connections.eip155, account?.address, account?.status],
      sync,
      isSameList,
    ),
    config.subscribe((state) => [state.status, state.current, state.connections], sync, { equalityFn: isSameList }),
  ]
  const end = (): void => {
    for (const stop of stops.splice(0)) stop()
  }
  kit.onDestroy(end)
  sync()
  return end
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((value, index) => Object.is(value, other[index]))
