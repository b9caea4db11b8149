import type { Network, Portico } from '@portico/core'
import { type Devnet, devnetChains, startDevnet } from '@portico/devnet'
import { evm } from '@portico/evm'
import { createTestPortico, memoryStorage, testNetworks } from '@portico/testing'
import { createVirtualWallet, type VirtualWallet } from '@portico/testing/wallets'
import type { Config } from '@wagmi/core'
import * as three from '@wagmi/core'
import * as two from '@wagmi/core-2'
import { type Chain, defineChain, http } from 'viem'
import { vi } from 'vitest'
import { bridge, portico } from '../exports/index.js'

/** The devnet's first two accounts: they have money. */
const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

type Memory = ReturnType<typeof memoryStorage>
export type Page = {
  readonly kit: Portico
  readonly config: Config
  readonly wallet: VirtualWallet
  readonly memory: Memory
  /** Connects in the kit, as a visitor does in the modal. */
  connect(): Promise<void>
  end(): void
}
export type OpenOptions = {
  readonly memory?: Memory | undefined
  readonly wallet?: VirtualWallet | undefined
  /** Connectors of the host's own, beside the kit's. */
  readonly own?: readonly three.CreateConnectorFn[] | undefined
}
export type WagmiWorld = {
  readonly chains: readonly [Chain, Chain]
  createWallet(name?: string): VirtualWallet
  open(options?: OpenOptions): Promise<Page>
  closeAll(): void
  stop(): Promise<void>
}

export const eventually = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: 30_000, interval: 20 })

// One set of types serves both majors: what is used here has the same shape in both.
export const majors = { 3: three, 2: two as unknown as typeof three } as const

/** Real kits on real chains, beside a real wagmi of one major. */
export async function startWagmiWorld(core: typeof three): Promise<WagmiWorld> {
  const devnet: Devnet = await startDevnet({
    chains: devnetChains.map((chain) => ({ ...chain, port: 0 })),
    quiet: true,
  })
  const rpcUrls = Object.fromEntries(devnet.chains.map(({ id, rpcUrl }) => [id, { rpcUrl }]))
  const networks: Network[] = testNetworks.map((network) => ({
    ...network,
    rpcUrls: { default: { http: [rpcUrls[network.id]?.rpcUrl ?? ''] } },
  }))
  const chainOf = (id: number): Chain =>
    defineChain({
      id,
      name: `Chain ${id}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrls[id]?.rpcUrl ?? ''] } },
    })
  const chains: readonly [Chain, Chain] = [chainOf(31337), chainOf(31338)]
  const opened: Page[] = []
  const createWallet = (name = 'Alpha') => createVirtualWallet({ name, privateKeys: keys, chains: rpcUrls })

  return {
    chains,
    createWallet,
    async open({ memory = memoryStorage(), wallet = createWallet(), own = [] } = {}) {
      const { kit, env } = createTestPortico({
        options: { projectId: 'wagmi', networks, adapters: [evm()] },
        env: {
          memory,
          fetch: (input, init) => fetch(input, init),
          now: () => Date.now(),
          setTimeout: (run, ms) => setTimeout(run, ms),
          clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout), // made by setTimeout above
        },
      })
      wallet.announce(env.target)
      const config = core.createConfig({
        chains,
        connectors: [portico(kit), ...own],
        multiInjectedProviderDiscovery: false,
        storage: core.createStorage({ storage: memory }),
        transports: { 31337: http(), 31338: http() },
      })
      const stop = bridge(kit, config)
      await kit.prepare()
      const page: Page = {
        kit,
        config,
        wallet,
        memory,
        async connect() {
          const connector = await eventually(() => {
            const found = kit.getConnectors().find(({ name }) => name === wallet.info.name)
            if (!found) throw new RangeError('not announced yet')
            return found
          })
          await kit.actions.connect({ connector })
        },
        end() {
          stop()
          kit.destroy()
        },
      }
      opened.push(page)
      return page
    },
    closeAll() {
      for (const page of opened.splice(0)) {
        page.end()
        page.wallet.destroy()
      }
    },
    stop: () => devnet.stop(),
  }
}
