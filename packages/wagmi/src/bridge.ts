import type { Portico } from '@portico/core'
import type { Config, Connector } from '@wagmi/core'
import { createAdoption } from './adopt.js'
import { BridgeError } from './BridgeError.js'
import { isSameView, viewOf, type WagmiView } from './evmConnection.js'
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
  let isEnded = false
  const adoption = createAdoption(kit, config, ours, () => sync(true))

  /** After a reload wagmi finds wallets by itself, also the kit's: it would go on with them when the visitor disconnects. */
  function leaveOthers(): void {
    for (const { connector } of [...config.state.connections.values()])
      if (connector.uid !== ours.uid) adoption.leave(connector)
  }

  function sync(isFromKit: boolean): void {
    if (isEnded) return
    adoption.read()
    const { status } = config.state
    // wagmi drops what it is told meanwhile; it is told when that is over.
    if (status === 'connecting' || status === 'reconnecting') return
    if (adoption.sync(isFromKit)) return
    const view = viewOf(kit)
    const known = config.state.connections.get(ours.uid)
    if (view && !known) connect(view)
    else if (view && known && !isSameView(view, known)) ours.emitter.emit('change', view)
    else if (!view && known && kit.getAccount('eip155').status === 'disconnected') ours.emitter.emit('disconnect')
    if (view && known) leaveOthers()
  }

  function connect(view: WagmiView): void {
    // As wagmi's own `connect` does: the next visit begins with what was in use.
    config.storage?.setItem('recentConnectorId', ours.id)?.catch(() => undefined) // a full storage ends no connection
    ours.emitter.emit('connect', view)
  }

  const stops = [
    kit.store.select(
      ({ connections, accounts: { eip155: account } }) => [connections.eip155, account?.address, account?.status],
      () => sync(true),
      isSameList,
    ),
    config.subscribe(
      (state) => [state.status, state.current, state.connections],
      () => sync(false),
      { equalityFn: isSameList },
    ),
  ]
  const end = (): void => {
    isEnded = true
    for (const stop of stops.splice(0)) stop()
  }
  kit.onDestroy(() => {
    if (isEnded) return
    end()
    // What goes through the kit is over with it; what the host connected by itself stays.
    ours.emitter.emit('disconnect')
  })
  sync(true)
  return end
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((value, index) => Object.is(value, other[index]))
