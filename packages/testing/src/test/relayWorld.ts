import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Devnet, devnetChains, startDevnet } from '@portico/devnet'
import { createDapp, type Dapp, namespacesFor, platformEnv } from '@portico/relay'
import { createServer } from '@portico/server'
import type { Hex } from 'viem'
import { WebSocket } from 'ws'
import { createNetwork } from '../relay/createNetwork.js'
import { createRelayWallet, type RelayWallet } from '../relay/createRelayWallet.js'
import { memoryStore, type RelayWalletOptions } from '../relay/relayWalletOptions.js'

export const chains = ['eip155:31337', 'eip155:31338']
const keys: readonly Hex[] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`]
const projectId = '2a2b3c4d5e6f70819203a4b5c6d7e8f9'

export type RelayWorld = {
  readonly relayUrl: string
  readonly projectId: string
  readonly devnet: Devnet
  openWallet(given?: Partial<RelayWalletOptions>): RelayWallet
  openDapp(): Dapp
  /** Takes away what was opened since. */
  closeAll(): void
  stop(): Promise<void>
}

/** A real server with its relay, and two real chains. */
export async function startRelayWorld(): Promise<RelayWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-relay-wallet-'))
  const dataFolder = join(folder, 'database')
  const projects = [{ id: projectId, name: 'Relay wallets' }]
  const server = await createServer(
    { mode: 'dev', port: 0, dataFolder, drainGrace: 0, relaySocketsPerSecond: 1_000, projects },
    { write: () => undefined },
  )
  const devnet = await startDevnet({ chains: devnetChains.map((chain) => ({ ...chain, port: 0 })), quiet: true })
  const relayUrl = `ws://localhost:${server.port}/relay`
  const rpcs = Object.fromEntries(devnet.chains.map(({ id, rpcUrl }) => [id, { rpcUrl }]))
  const opened: { destroy(): void }[] = []
  const closeAll = (): void => {
    for (const each of opened.splice(0)) each.destroy()
  }
  return {
    relayUrl,
    projectId,
    devnet,
    openWallet(given) {
      const wallet = createRelayWallet({ relayUrl, projectId, WebSocket, privateKeys: keys, chains: rpcs, ...given })
      opened.push(wallet)
      return wallet
    },
    openDapp() {
      const env = platformEnv({ storage: memoryStore(), openSocket: createNetwork(WebSocket).openSocket })
      const metadata = { name: 'Test page', description: '', url: 'https://page.example', icons: [] }
      const dapp = createDapp(env, { relayUrl, projectId, metadata })
      opened.push(dapp)
      return dapp
    },
    closeAll,
    async stop() {
      closeAll()
      await devnet.stop()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A link, and what becomes of the proposal behind it. */
export async function propose(dapp: Dapp, ids = chains) {
  const pairing = await dapp.pair()
  const namespaces = namespacesFor(ids.map((id) => ({ id })))
  const { approval } = await dapp.propose({ pairingTopic: pairing.topic, namespaces })
  approval.catch(() => undefined) // looked at by whoever expects it
  return { uri: pairing.uri, approval }
}

export async function connect(wallet: RelayWallet, dapp: Dapp) {
  const { uri, approval } = await propose(dapp)
  await wallet.pair(uri)
  const session = await approval
  await wallet.waitForSession()
  const { topic } = session
  const ask = (method: string, params: unknown, chainId = 'eip155:31337') =>
    dapp.request({ topic, chainId, method, params })
  return { dapp, session, ask }
}
