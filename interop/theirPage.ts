import { SignClient } from '@walletconnect/sign-client'
import type { Maker, Page, PageSession } from './ends.js'
import { methods } from './methods.js'
import { peerOptions } from './peerOptions.js'

/** A page made with the last open release of the client in the field. */
export const theirPage =
  (store: string): Maker<Page> =>
  async (world) => {
    const metadata = { name: 'Their page', description: '', url: 'https://page.example', icons: [] }
    const client = await SignClient.init({ ...peerOptions(world, store), metadata })
    const toSession = ({ topic }: { topic: string }): PageSession => ({
      topic,
      accounts: () => Object.values(client.session.get(topic).namespaces).flatMap(({ accounts }) => accounts),
      expiry: () => client.session.get(topic).expiry,
      request: (chainId, method, params) => client.request({ topic, chainId, request: { method, params } }),
      ping: () => client.ping({ topic }),
      disconnect: () => client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
    })
    return {
      async connect(chains) {
        const eip155 = { chains: [...chains], methods, events: ['accountsChanged', 'chainChanged'] }
        const { uri = '', approval } = await client.connect({ optionalNamespaces: { eip155 } })
        const session = approval().then(toSession)
        session.catch(() => undefined) // looked at later
        return { uri, session }
      },
      async authenticate(chains, nonce) {
        const site = { domain: 'page.example', uri: 'https://page.example/login', nonce }
        const { uri = '', response } = await client.authenticate({ chains: [...chains], methods, ...site })
        const signedIn = response().then(({ auths, session }) => {
          // Their client checks the signature before it hands this out.
          const account = auths?.[0]?.p.iss.replace('did:pkh:', '') ?? ''
          if (!session) throw new Error('They signed in without a session.')
          return { account, session: toSession(session) }
        })
        signedIn.catch(() => undefined) // looked at later
        return { uri, signedIn }
      },
      sessions: async () => client.session.getAll().map(toSession),
      onEvent: (listener) =>
        void client.on('session_event', ({ params: { event, chainId } }) => listener({ ...event, chainId })),
      onUpdate: (listener) =>
        void client.on('session_update', ({ params: { namespaces } }) =>
          listener(Object.values(namespaces).flatMap(({ chains = [] }) => chains)),
        ),
      onEnd: (listener) => void client.on('session_delete', listener),
      // Their client looks by itself, at every heartbeat.
      wake: async () => undefined,
      close: () => client.core.relayer.transportClose(),
    }
  }
