import { EventEmitter } from 'node:events'
import { createDapp, platformEnv, type RelayEnv, type Session } from '@portico/relay'
import { memoryStorage } from '@portico/testing'
import type { UniversalProvider } from '../src/config/universalProvider.js'

export type HostProvider = UniversalProvider & { readonly session: Session | undefined; destroy(): void }

/** A site's own relay provider, by the names that relay clients share, over a real client. */
export function createHostProvider(given: {
  relayUrl: string
  projectId: string
  openSocket: RelayEnv['openSocket']
}): HostProvider {
  const kept = memoryStorage()
  const storage = { get: kept.getItem, set: kept.setItem, remove: kept.removeItem }
  const metadata = { name: 'Host', description: '', url: 'https://host.test', icons: [] }
  const dapp = createDapp(platformEnv({ storage, openSocket: given.openSocket }), { ...given, metadata })
  const events = new EventEmitter()
  dapp.on('event', ({ topic, chainId, name, data }) =>
    events.emit('session_event', { topic, params: { chainId, event: { name, data } } }),
  )
  dapp.on('update', ({ topic, namespaces }) => events.emit('session_update', { topic, params: { namespaces } }))
  dapp.on('disconnect', ({ topic }) => events.emit('session_delete', { topic }))
  const newest = () => dapp.sessions().at(-1)
  return {
    get session() {
      return newest()
    },
    async connect({ optionalNamespaces: namespaces }) {
      const { uri, topic: pairingTopic } = await dapp.pair()
      const { approval } = await dapp.propose({ pairingTopic, namespaces })
      events.emit('display_uri', uri)
      return approval
    },
    request: ({ method, params }, chainId = '') =>
      dapp.request({ topic: newest()?.topic ?? '', chainId, method, params }),
    disconnect: async () => dapp.disconnect(newest()?.topic ?? ''),
    on: (event, listener) => events.on(event, listener),
    removeListener: (event, listener) => events.removeListener(event, listener),
    destroy: dapp.destroy,
  }
}
