import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Devnet, devnetChains, startDevnet } from '@portico/devnet'
import { evm } from '@portico/evm'
import { createWallet, grantFor, platformEnv, type RelayEnv, type Wallet } from '@portico/relay/wallet'
import { createServer } from '@portico/server'
import {
  type CreateTestPorticoParameters,
  createTestPortico,
  type FakeEnvOptions,
  memoryStorage,
  TestingError,
  type TestPortico,
  testNetworks,
} from '@portico/testing'
import { createRelayWallet, type RelayWallet, type RelayWalletOptions } from '@portico/testing/relay'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Pairing, PairingState } from '../src/features/pairing/pairing.js'
import type { Network } from '../src/networks/network.js'

const projectId = '3a2b3c4d5e6f70819203a4b5c6d7e8f9'
/** The devnet's first account: it has money. */
const richKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

export type PairingKit = TestPortico & {
  readonly pairing: Pairing
  /** The link, once it is there. */
  uri(): Promise<string>
  until(status: PairingState['status']): Promise<PairingState>
  /** Begins a pairing that this wallet approves, and waits for the connection. */
  pairWith(wallet: RelayWallet): Promise<void>
}
export type PairingWorld = {
  readonly devnet: Devnet
  readonly relayUrl: string
  readonly projectId: string
  readonly networks: readonly Network[]
  readonly openSocket: RelayEnv['openSocket']
  openKit(parameters?: Pick<CreateTestPorticoParameters, 'options' | 'env'>): Promise<PairingKit>
  openWallet(given?: Partial<RelayWalletOptions>): RelayWallet
  /** A wallet that grants these accounts, of whatever family, and all that is asked for. */
  openPlainWallet(accounts: readonly string[]): Wallet
  closeAll(): void
  stop(): Promise<void>
}

/** Long, because machines are: what it waits for comes at once on a quiet one. */
export const eventually = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: 30_000, interval: 20 })

/** Real kits, a real server with its relay, wallets with real keys, and real chains. */
export async function startPairingWorld(): Promise<PairingWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-pairing-'))
  const server = await createServer(
    {
      mode: 'dev',
      port: 0,
      dataFolder: join(folder, 'database'),
      drainGrace: 0,
      relaySocketsPerSecond: 1_000,
      projects: [{ id: projectId, name: 'Pairing' }],
    },
    { write: () => undefined },
  )
  const devnet = await startDevnet({ chains: devnetChains.map((chain) => ({ ...chain, port: 0 })), quiet: true })
  const base = `http://localhost:${server.port}`
  const relayUrl = `${base.replace('http', 'ws')}/relay`
  const opened: { destroy(): void }[] = []
  const networks = testNetworks.map((network) => {
    const rpcUrl = devnet.chains.find(({ id }) => id === network.id)?.rpcUrl ?? ''
    return { ...network, rpcUrls: { default: { http: [rpcUrl] } } }
  })
  const chains = Object.fromEntries(devnet.chains.map(({ id, rpcUrl }) => [id, { rpcUrl }]))

  const closeAll = (): void => {
    for (const each of opened.splice(0)) each.destroy()
  }
  return {
    devnet,
    relayUrl,
    projectId,
    networks,
    openSocket,
    async openKit({ options, env } = {}) {
      const test = createTestPortico({
        options: { projectId, networks, adapters: [evm()], endpoints: { relay: base }, ...options },
        env: { ...realTime, ...env },
      })
      opened.push(test.kit)
      await test.kit.prepare()
      const pairing = await test.kit.feature('pairing')
      if (!pairing) throw new TestingError('there is no relay')
      const until: PairingKit['until'] = (status) =>
        eventually(() => {
          const state = pairing.store.get()
          if (state.status !== status) throw new TestingError(`it is ${state.status}, not ${status}`)
          return state
        })
      const uri = async (): Promise<string> => {
        const state = await until('pairing')
        return 'uri' in state ? state.uri : ''
      }
      return {
        ...test,
        pairing,
        until,
        uri,
        async pairWith(wallet) {
          void pairing.begin()
          await wallet.pair(await uri())
          await until('idle')
          await eventually(() => {
            if (!test.kit.getIsConnectedState()) throw new TestingError('not connected')
          })
        },
      }
    },
    openWallet(given) {
      const wallet = createRelayWallet({ relayUrl, projectId, WebSocket, privateKeys: [richKey], chains, ...given })
      opened.push(wallet)
      return wallet
    },
    openPlainWallet(accounts) {
      const kept = memoryStorage()
      const storage = { get: kept.getItem, set: kept.setItem, remove: kept.removeItem }
      const metadata = { name: 'Plain', description: '', url: 'https://plain.test', icons: [] }
      const wallet = createWallet(platformEnv({ storage, openSocket }), { relayUrl, projectId, metadata })
      wallet.on('proposal', ({ id, optionalNamespaces }) => {
        const all = Object.values(optionalNamespaces)
        const [methods, events] = [all.flatMap((each) => each.methods), all.flatMap((each) => each.events)]
        const namespaces = grantFor(optionalNamespaces, { accounts, methods, events })
        wallet.approve({ id, namespaces }).catch(() => undefined) // the test may be over
      })
      opened.push(wallet)
      return wallet
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

const openSocket: RelayEnv['openSocket'] = (url, { onOpen, onMessage, onClose }) => {
  const socket = new WebSocket(url)
  socket.on('open', onOpen)
  socket.on('message', (data) => onMessage(String(data)))
  socket.on('error', () => undefined) // a close follows
  socket.on('close', (code, reason) => onClose({ code, reason: String(reason) }))
  return { send: (text) => socket.send(text), close: (code, reason) => socket.close(code, reason) }
}

/** The world's own clock and network, in the place of a test's. */
const realTime: FakeEnvOptions = {
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>), // made by setTimeout above
  openSocket,
}
