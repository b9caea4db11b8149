import { WalletKit } from '@reown/walletkit'
import { WalletKit as OlderWalletKit } from '@reown/walletkit-1-2-8'
import { Core } from '@walletconnect/core'
import { Core as OlderCore } from '@walletconnect/core-2-21-4'
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import type { Holder, Maker } from './ends.js'
import { methods } from './methods.js'
import { peerOptions } from './peerOptions.js'
import type { Signer } from './signer.js'

const kits = { '1.2.10': WalletKit, '1.2.8': OlderWalletKit } as const
const cores = { '1.2.10': Core, '1.2.8': OlderCore } as const
export type KitVersion = keyof typeof kits

/** A wallet made with the last open releases of the kit in the field; the two differ on the wire. */
export const theirWallet =
  (version: KitVersion, signer: Signer, store: string): Maker<Holder> =>
  async (world) => {
    const metadata = { name: 'Their wallet', description: '', url: 'https://wallet.example', icons: [] }
    const core = new cores[version](peerOptions(world, store))
    // The kit of this version with the core of this version, which the union of both cannot say.
    const wallet = await kits[version].init({ core: core as never, metadata })
    let refusals = 0
    let approving: Promise<unknown> = Promise.resolve()
    const accountsOf = (chains: readonly string[]) => chains.map((chain) => `${chain}:${signer.address}`)
    const grant = (chains: readonly string[]) => ({
      eip155: {
        chains: [...chains],
        methods,
        events: ['accountsChanged', 'chainChanged'],
        accounts: accountsOf(chains),
      },
    })
    const topic = () => Object.keys(wallet.getActiveSessions())[0] ?? ''
    wallet.on('session_proposal', async ({ id, params }) => {
      if (refusals > 0) {
        refusals--
        return wallet.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } })
      }
      const chains = params.optionalNamespaces['eip155']?.chains ?? []
      approving = wallet.approveSession({ id, namespaces: grant(chains) })
      await approving
    })
    wallet.on('session_authenticate', async ({ id, params }) => {
      const { chains } = params.authPayload
      const authPayload = populateAuthPayload({ authPayload: params.authPayload, chains, methods })
      const account = `${chains[0]}:${signer.address}`
      const signature = await signer.signText(wallet.formatAuthMessage({ request: authPayload, iss: account }))
      const auth = buildAuthObject(authPayload, { t: 'eip191', s: signature }, account)
      await wallet.approveSessionAuthenticate({ id, auths: [auth] })
    })
    wallet.on('session_request', async ({ topic, id, params }) => {
      const { method, params: given } = params.request
      if (refusals > 0) {
        refusals--
        const error = { code: 4001, message: 'User rejected the request.' }
        return wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } })
      }
      const result = await signer.answer(method, given)
      await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
    })
    return {
      address: signer.address,
      follow: async (uri) => void (await wallet.pair({ uri })),
      refuseNext: () => void refusals++,
      approved: async () => void (await approving),
      sessions: () => Object.keys(wallet.getActiveSessions()),
      emit: (chainId, name, data) => wallet.emitSessionEvent({ topic: topic(), chainId, event: { name, data } }),
      update: async (chains) => {
        const { acknowledged } = await wallet.updateSession({ topic: topic(), namespaces: grant(chains) })
        await acknowledged()
      },
      extend: async () => {
        const { acknowledged } = await wallet.extendSession({ topic: topic() })
        await acknowledged()
      },
      disconnect: () =>
        wallet.disconnectSession({ topic: topic(), reason: { code: 6000, message: 'User disconnected.' } }),
      onEnd: (listener) => void wallet.on('session_delete', listener),
      sleep: () => wallet.core.relayer.transportClose(),
      wake: () => wallet.core.relayer.transportOpen(),
      close: () => wallet.core.relayer.transportClose(),
    }
  }
