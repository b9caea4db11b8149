import type { Connector as KitConnector, Portico } from '@portico/core'
import type { Eip1193Provider } from '@portico/wire'
import type { Config, Connector } from '@wagmi/core'
import { connectionOf } from './evmConnection.js'
import { connectorId } from './portico.js'

export type Adoption = {
  /** Brings kit and wagmi together where a connector of the host's own is involved; true when it is, and the rest has to wait. */
  sync(): boolean
}

/** Connections that the host made with another of its connectors, in the kit. */
export function createAdoption(kit: Portico, config: Config, onTaken: () => void): Adoption {
  /** The uid of the connector whose connection the kit has taken over, or is about to. */
  let adopted: string | undefined
  let isAsking = false
  let isTaken = false

  /** wagmi hears announced wallets too, and takes one that was connected in the modal for a connection of its own. */
  const isKitsOwn = ({ id }: Connector): boolean => {
    const own = connectionOf(kit)
    return own !== undefined && !own.connectorId.startsWith('wagmi:') && kit.getWalletInfo('eip155')?.rdns === id
  }
  const foreign = () => {
    const connection = config.state.connections.get(config.state.current ?? '')
    return connection && connection.connector.id !== connectorId && !isKitsOwn(connection.connector)
      ? connection
      : undefined
  }
  const idOf = ({ uid }: Connector): string => `wagmi:${uid}`
  const isOurs = (connector: Connector): boolean => connectionOf(kit)?.connectorId === idOf(connector)

  async function take(connector: Connector, addresses: readonly string[]): Promise<void> {
    const described: KitConnector = {
      id: idOf(connector),
      name: connector.name,
      type: 'EXTERNAL',
      chain: 'eip155',
      ...(connector.icon ? { imageUrl: connector.icon } : {}),
    }
    isAsking = true
    try {
      // Any EIP-1193 provider will do, and wagmi's connectors give nothing else.
      const provider = (await connector.getProvider()) as Eip1193Provider | undefined
      isTaken = provider !== undefined && (await kit.actions.adopt({ connector: described, provider, addresses }))
    } catch {
      // The wallet did not answer: wagmi has a connection that the kit cannot use, and the modal still offers wallets.
    } finally {
      isAsking = false
    }
    onTaken()
  }

  return {
    sync() {
      // The wallet tells wagmi of it before the kit has its answer; whose connection it is shows then.
      if (!isAsking && kit.getAccount('eip155').status === 'connecting') return true
      const theirs = foreign()
      if (!theirs) {
        const left = adopted
        adopted = undefined
        // The host ended its own connection: the kit's copy of it is over too.
        if (left && connectionOf(kit)?.connectorId === `wagmi:${left}`) {
          kit.disconnect('eip155').catch(() => undefined) // what a wallet says to that changes nothing here
          return true
        }
        return false
      }
      const { connector, accounts } = theirs
      if (isAsking) return true
      if (adopted !== connector.uid) {
        adopted = connector.uid
        isTaken = false
        void take(connector, accounts)
        return true
      }
      if (isOurs(connector) || !isTaken) return true
      // The visitor left it in the modal, for nothing or for another wallet.
      adopted = undefined
      connector.disconnect().catch(() => undefined) // it is over here whatever the wallet says
      connector.emitter.emit('disconnect')
      return connectionOf(kit) === undefined
    },
  }
}
