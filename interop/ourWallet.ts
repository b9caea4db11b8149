import { authPayloadFor, createWallet, formatAuthMessage, grantFor, isRelayError, toCacao } from '@portico/relay/wallet'
import type { Holder, Maker } from './ends.js'
import { methods } from './methods.js'
import { createEnv, createMemory, type Memory } from './ourEnv.js'
import type { Signer } from './signer.js'

/** A wallet made with our client. */
export const ourWallet =
  (signer: Signer, memory: Memory = createMemory()): Maker<Holder> =>
  async ({ relayUrl, projectId }) => {
    const metadata = { name: 'Our wallet', description: '', url: 'https://wallet.example', icons: [] }
    const env = createEnv(memory)
    const wallet = createWallet(env, { relayUrl, projectId, metadata })
    let refusals = 0
    let approving: Promise<unknown> = Promise.resolve()
    const signIns = new Set<string>()
    const accountsOf = (chains: readonly string[]) => chains.map((chain) => `${chain}:${signer.address}`)
    const topic = () => wallet.sessions()[0]?.topic ?? ''
    wallet.on('proposal', async ({ id, pairingTopic, optionalNamespaces, requiredNamespaces }) => {
      // A page that wants a sign-in proposes as well, for wallets that cannot: ours can.
      if (signIns.has(pairingTopic)) return
      if (refusals > 0) {
        refusals--
        return wallet.reject(id)
      }
      const asked = { ...requiredNamespaces, ...optionalNamespaces }
      const chains = Object.values(asked).flatMap(({ chains = [] }) => chains)
      const events = ['accountsChanged', 'chainChanged']
      const namespaces = grantFor(asked, { accounts: accountsOf(chains), methods, events })
      approving = wallet.approve({ id, namespaces })
      await approving
    })
    wallet.on('authenticate', async ({ id, payload: asked }) => {
      const payload = authPayloadFor(asked, { chains: asked.chains, methods })
      const account = `${asked.chains[0]}:${signer.address}`
      const signature = await signer.signText(formatAuthMessage(payload, account))
      await wallet.approveAuthentication({ id, cacaos: [toCacao(payload, account, signature)] })
    })
    wallet.on('request', async ({ topic, id, method, params }) => {
      if (refusals > 0) {
        refusals--
        return wallet.respond({ topic, id, error: { code: 4001, message: 'User rejected the request.' } })
      }
      const result = await signer.answer(method, params)
      await wallet.respond({ topic, id, result }).catch((error) => {
        // The page may have the answer, and the proof be over, before the relay has told us so.
        if (!isRelayError(error, 'relay/closed')) throw error
      })
    })
    await wallet.restore()
    return {
      address: signer.address,
      async follow(uri) {
        if (uri.includes('methods=wc_sessionAuthenticate')) signIns.add(uri.slice('wc:'.length, uri.indexOf('@')))
        await wallet.pair(uri)
      },
      refuseNext: () => void refusals++,
      approved: async () => void (await approving),
      sessions: () => wallet.sessions().map((session) => session.topic),
      emit: (chainId, name, data) => wallet.emit({ topic: topic(), chainId, event: { name, data } }),
      async update(chains) {
        const eip155 = wallet.sessions()[0]?.namespaces.eip155
        if (eip155)
          await wallet.update(topic(), { eip155: { ...eip155, chains: [...chains], accounts: accountsOf(chains) } })
      },
      extend: async () => void (await wallet.extend(topic())),
      disconnect: () => wallet.disconnect(topic()),
      onEnd: (listener) => void wallet.on('disconnect', listener),
      async sleep() {
        env.isOffline = true
        env.dropAll()
      },
      async wake() {
        env.isOffline = false
        await wallet.wake()
      },
      async close() {
        wallet.destroy()
        env.dropAll()
      },
    }
  }
