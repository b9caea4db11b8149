import { chainsOf, createDapp, namespacesFor, type Session } from '@portico/relay'
import type { Maker, Page, PageSession } from './ends.js'
import { createEnv, createMemory, type Memory } from './ourEnv.js'

/** A page made with our client. `memory` is what a browser would keep. */
export const ourPage =
  (memory: Memory = createMemory()): Maker<Page> =>
  async ({ relayUrl, projectId }) => {
    const metadata = { name: 'Our page', description: '', url: 'https://page.example', icons: [] }
    const env = createEnv(memory)
    const dapp = createDapp(env, { relayUrl, projectId, metadata })
    const current = (topic: string): Session | undefined => dapp.sessions().find((session) => session.topic === topic)
    const toSession = ({ topic }: Session): PageSession => ({
      topic,
      accounts: () => Object.values(current(topic)?.namespaces ?? {}).flatMap(({ accounts }) => accounts),
      expiry: () => current(topic)?.expiry ?? 0,
      request: (chainId, method, params) => dapp.request({ topic, chainId, method, params }),
      ping: () => dapp.ping(topic),
      disconnect: () => dapp.disconnect(topic),
    })
    await dapp.restore()
    return {
      async connect(chains) {
        const pairing = await dapp.pair()
        const namespaces = namespacesFor(chains.map((id) => ({ id, rpcUrl: 'https://rpc.example' })))
        const { approval } = await dapp.propose({ pairingTopic: pairing.topic, namespaces })
        const session = approval.then(toSession)
        session.catch(() => undefined) // looked at later
        return { uri: pairing.uri, session }
      },
      async authenticate(chains, nonce) {
        const pairing = await dapp.pair({ methods: ['wc_sessionAuthenticate'] })
        const namespaces = namespacesFor(chains.map((id) => ({ id, rpcUrl: 'https://rpc.example' })))
        const site = { domain: 'page.example', aud: 'https://page.example/login', nonce }
        const { approval } = await dapp.authenticate({ pairingTopic: pairing.topic, namespaces, chains, ...site })
        // Checked before it is handed out: signature, nonce, domain and time.
        const signedIn = approval.then(({ session, cacaos: [cacao] }) => ({
          account: cacao?.p.iss.replace('did:pkh:', '') ?? '',
          session: toSession(session),
        }))
        signedIn.catch(() => undefined) // looked at later
        return { uri: pairing.uri, signedIn }
      },
      sessions: async () => dapp.sessions().map(toSession),
      onEvent: (listener) => void dapp.on('event', ({ name, data, chainId }) => listener({ name, data, chainId })),
      onUpdate: (listener) => void dapp.on('update', (session) => listener(chainsOf(session.namespaces))),
      onEnd: (listener) => void dapp.on('disconnect', listener),
      wake: () => dapp.wake(),
      async close() {
        dapp.destroy()
        env.dropAll()
      },
    }
  }
