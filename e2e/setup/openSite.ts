import { createDapp, type Dapp, namespacesFor, platformEnv, type Session } from '@portico/relay'
import { WebSocket } from 'ws'
import type { E2eServer } from './startServer.js'

export type SiteMetadata = { readonly name: string; readonly url: string; readonly icons: readonly string[] }

/** A site that pairs over the relay, in the test's own process: what reaches it has been through a real relay. */
export type Site = {
  readonly dapp: Dapp
  /** A link with a proposal behind it. */
  offer(chains?: readonly string[]): Promise<{ readonly uri: string; readonly approval: Promise<Session> }>
  close(): void
}

export const siteMetadata: SiteMetadata = { name: 'Orchard', url: 'https://orchard.example', icons: [] }

export function openSite({ endpoint, projectId }: E2eServer, metadata: SiteMetadata = siteMetadata): Site {
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  const env = platformEnv({
    storage,
    openSocket(url, { onOpen, onMessage, onClose }) {
      const socket = new WebSocket(url)
      socket.on('open', onOpen)
      socket.on('message', (data) => onMessage(data.toString()))
      socket.on('error', () => undefined) // a close follows
      socket.on('close', (code, reason) => onClose({ code, reason: reason.toString() }))
      return { send: (text) => socket.send(text), close: (code, reason) => socket.close(code, reason) }
    },
  })
  const relayUrl = `${endpoint.replace(/^http/, 'ws')}/relay`
  const options = { relayUrl, projectId, metadata: { description: '', ...metadata, icons: [...metadata.icons] } }
  const dapp = createDapp(env, options)
  return {
    dapp,
    async offer(chains = ['eip155:31337', 'eip155:31338']) {
      const pairing = await dapp.pair()
      const namespaces = namespacesFor(chains.map((id) => ({ id })))
      const { approval } = await dapp.propose({ pairingTopic: pairing.topic, namespaces })
      approval.catch(() => undefined) // looked at by whoever expects it
      return { uri: pairing.uri, approval }
    },
    close: () => dapp.destroy(),
  }
}
