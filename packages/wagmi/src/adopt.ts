import type { Connection, Connector as KitConnector, Portico } from '@portico/core'
import type { Eip1193Provider } from '@portico/wire'
import type { Config, Connector } from '@wagmi/core'
import { connectionOf, viewOf } from './evmConnection.js'
import { forgetConnector } from './forgetConnector.js'

export type Adoption = {
  /** Looks at which of the host's connections wagmi uses now. */
  read(): void
  /** Brings kit and wagmi together where a connection of the host's is involved; true when the kit's is not to be shown in wagmi now. */
  sync(isFromKit: boolean): boolean
  /** Takes a connection of the host's out of wagmi: the kit's counts. */
  leave(connector: Connector): void
}

/** The host's connection that wagmi uses. */
type HostConnection = {
  readonly connector: Connector
  /** The host asked for it just now. One that a wallet announced by itself takes the place of nothing. */
  readonly isChosen: boolean
  /** The kit's connection whose place it takes: the one that was there when the host chose; null for none. */
  replaces?: string | null | undefined
  isPaused?: boolean | undefined
}

const copyPrefix = 'wagmi:'
/** Until a wallet that could not be adopted is asked again. */
const retryDelay = 10_000
/** A wallet's event reaches wagmi and the kit one after the other. */
const eventDelay = 100

/**
 * Connections that the host made with another of wagmi's connectors. The kit has a copy of the one in use, named after its
 * connector. Of two different wallets the one that was chosen last counts, on both sides.
 */
export function createAdoption(kit: Portico, config: Config, ours: Connector, onChange: () => void): Adoption {
  let host: HostConnection | undefined
  let asked: HostConnection | undefined
  /** Whose connection the kit was seen to have a copy of. */
  let shared: Connector | undefined
  let isChecking = false
  /** Copies that are being ended: their wallets are told first. */
  const ending = new Set<string>()
  // What is there at the beginning was chosen on an earlier visit.
  let before: { isPending: boolean; uids: readonly string[] } = { isPending: true, uids: [] }

  function read(): void {
    const { status, current, connections } = config.state
    const isPending = status === 'connecting' || status === 'reconnecting'
    if (!isPending) {
      const theirs = status === 'connected' && current !== ours.uid ? connections.get(current ?? '') : undefined
      if (theirs?.connector.uid !== host?.connector.uid) {
        const isChosen = before.isPending || before.uids.includes(current ?? '')
        host = theirs && { connector: theirs.connector, isChosen }
      }
    } else if (host && !connections.has(host.connector.uid)) host = undefined
    before = { isPending, uids: [...connections.keys()] }
  }

  async function take(taken: HostConnection): Promise<void> {
    asked = taken
    const isAdopted = await adopt(taken.connector).catch(() => false) // the wallet is silent, or code could not be fetched
    if (asked === taken) asked = undefined
    if (!isAdopted) {
      taken.replaces = null
      taken.isPaused = true
      kit.after(retryDelay, () => {
        taken.isPaused = false
        onChange()
      })
    }
    onChange()
  }

  async function adopt(connector: Connector): Promise<boolean> {
    const addresses = config.state.connections.get(connector.uid)?.accounts ?? []
    const described: KitConnector = {
      id: copyPrefix + connector.uid,
      name: connector.name,
      type: 'EXTERNAL',
      chain: 'eip155',
      ...(connector.icon ? { imageUrl: connector.icon } : {}),
    }
    // Any EIP-1193 provider will do, and wagmi's connectors give nothing else.
    const provider = (await connector.getProvider()) as Eip1193Provider | undefined
    return provider !== undefined && (await kit.actions.adopt({ connector: described, provider, addresses }))
  }

  /** The host ended its connection: the kit's copy is over too, and what the visitor connected beside it stays. */
  function endCopies(): void {
    const { connections } = config.state
    if (connections.has(ours.uid)) return // wagmi uses the copy through the kit's connector
    for (const { id, connectorId } of kit.getConnections('eip155')) {
      const uid = connectorId.startsWith(copyPrefix) ? connectorId.slice(copyPrefix.length) : undefined
      if (uid === undefined || connections.has(uid) || ending.has(id)) continue
      ending.add(id)
      if (shared?.uid === uid) shared = undefined
      kit.actions.disconnect({ connectionId: id }).catch(() => undefined) // what a wallet says to that changes nothing here
    }
  }

  /** The kit's copy of the host's connection is over, without the host. */
  function onCopyEnded(connector: Connector): void {
    if (connectionOf(kit)) forgetConnector(config, connector)
    else {
      connector.disconnect().catch(() => undefined) // it is over here whatever the wallet says
      connector.emitter.emit('disconnect')
    }
  }

  /** Both sides have the same connection. False when wagmi has to go on through the kit's connector. */
  function follow(connector: Connector, isFromKit: boolean): boolean {
    const [view, theirs] = [viewOf(kit), config.state.connections.get(connector.uid)]
    if (!view || !theirs) return true
    const isOurs = config.state.connections.has(ours.uid)
    const isSameAccount = view.accounts[0].toLowerCase() === theirs.accounts[0].toLowerCase()
    // The host's connector knows the wallet's order of accounts only: `useWalletClient` would sign with its first one.
    if (!isSameAccount && (isFromKit || isOurs)) return false
    if (isSameAccount && isOurs) ours.emitter.emit('disconnect')
    if (isSameAccount && view.chainId === theirs.chainId) return true
    if (isFromKit) connector.emitter.emit('change', { chainId: view.chainId })
    else checkLater()
    return true
  }

  function checkLater(): void {
    if (isChecking) return
    isChecking = true
    kit.after(eventDelay, () => {
      isChecking = false
      onChange()
    })
  }

  function sync(isFromKit: boolean): boolean {
    endCopies()
    const all = kit.getConnections('eip155')
    const [shown] = all
    if (kit.getAccount('eip155').status === 'connecting' || (shown && ending.has(shown.id))) return true
    if (shared && !all.some(isCopyOf(shared))) {
      const left = shared
      shared = undefined
      onCopyEnded(left)
      return sync(isFromKit)
    }
    if (!host) return false
    // What the kit finds again was chosen before the host's.
    if (host.replaces === undefined && !isRestoring(kit)) host.replaces = (host.isChosen && shown?.id) || null
    if (shown && isCopyOf(host.connector)(shown)) {
      shared = host.connector
      return follow(host.connector, isFromKit)
    }
    if (asked === host) return true
    if (shown && shown.id !== host.replaces) return false
    if (!host.isPaused) void take(host)
    return true
  }

  return {
    read,
    sync,
    leave(connector) {
      if (!connector.emitter) return // of an earlier visit: wagmi has not looked for it yet
      // By the event alone: the connector's own disconnect would take the wallet's permission from the kit too.
      connector.emitter.emit('disconnect')
      if (!kit.getConnections('eip155').some(isCopyOf(connector))) forgetConnector(config, connector)
    },
  }
}

const isCopyOf =
  ({ uid }: Connector) =>
  ({ connectorId }: Connection): boolean =>
    connectorId === copyPrefix + uid

const isRestoring = (kit: Portico): boolean => kit.store.get().connections.eip155?.restoring !== undefined
