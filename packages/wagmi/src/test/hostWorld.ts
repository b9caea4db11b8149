import { evm } from '@portico/evm'
import { createTestPortico, memoryStorage, testNetworks } from '@portico/testing'
import { createVirtualWallet, type VirtualWallet } from '@portico/testing/wallets'
import type { Eip1193Provider } from '@portico/wire'
import type { Connector } from '@wagmi/core'
import { defineChain, http } from 'viem'
import { vi } from 'vitest'
import { bridge, portico } from '../exports/index.js'
import type { majors } from './wagmiWorld.js'

const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const
const otherKeys = ['0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'] as const
const nowhere = 'http://127.0.0.1:1'
const rpcUrls = { 31337: { rpcUrl: nowhere }, 31338: { rpcUrl: nowhere } }
const chainOf = (id: number) =>
  defineChain({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [nowhere] } },
  })

/** How a wallet answers: at once, when the test lets it, or with a failure. */
export type Answers = 'now' | 'held' | 'failing'

export type HostWorld = Awaited<ReturnType<typeof openHostWorld>>

/**
 * A page without a chain: a real kit on a fake clock, a real wagmi, a wallet "Host" that wagmi has a connector for (the modal
 * lists it too) and a wallet "Alpha" that the modal alone lists.
 */
export async function openHostWorld(
  core: (typeof majors)[3],
  { memory = memoryStorage(), wallets = makeWallets() } = {},
) {
  const { kit, env, clock } = createTestPortico({
    options: { projectId: 'wagmi', networks: testNetworks, adapters: [evm()] },
    env: { memory },
  })
  let answers: Answers = 'now'
  let held: (() => void)[] = []
  // Only what is said to the host's connector passes here; the modal's rows know the wallet itself.
  const provider: Eip1193Provider = {
    async request(request) {
      if (answers === 'failing') throw Object.assign(new Error('away'), { code: -32603 })
      if (answers === 'held') await new Promise<void>((resolve) => held.push(resolve))
      return wallets.host.provider.request(request)
    },
    on: (...all) => wallets.host.provider.on(...all),
    removeListener: (...all) => wallets.host.provider.removeListener(...all),
  }
  for (const wallet of Object.values(wallets)) wallet.announce(env.target)
  const config = core.createConfig({
    chains: [chainOf(31337), chainOf(31338)],
    // An EIP-1193 provider is what both take, with stricter types for its methods.
    connectors: [portico(kit), core.injected({ target: { id: 'host', name: 'Host', provider: provider as never } })],
    multiInjectedProviderDiscovery: false,
    storage: core.createStorage({ storage: memory }),
    transports: { 31337: http(), 31338: http() },
  })
  const [, own] = config.connectors as readonly [Connector, Connector] // the two above
  const stop = bridge(kit, config)
  const reconnecting = core.reconnect(config) // as wagmi's provider does when it is mounted
  await run(Promise.all([kit.prepare(), reconnecting]))
  await settle()

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn++) {
      await clock.advance(400)
      await vi.dynamicImportSettled()
    }
  }

  /** Lets time pass until something is done. */
  async function run<Result>(work: Promise<Result>): Promise<Result> {
    let isDone = false
    const end = (): void => {
      isDone = true
    }
    work.then(end, end)
    while (!isDone) {
      await clock.advance(50)
      await vi.dynamicImportSettled()
    }
    return work
  }

  return {
    kit,
    config,
    clock,
    memory,
    wallets,
    own,
    settle,
    run,
    isHeld: () => held.length > 0,
    answer(next: Answers): void {
      answers = next
      if (next === 'held') return
      for (const resolve of held.splice(0)) resolve()
    },
    /** As a visitor does in the modal; gives 'connected' or the code of the failure. */
    connect: (name: 'Host' | 'Alpha', more: { keepOthers?: boolean } = {}): Promise<string> => {
      const connector = kit.getConnectors().find((each) => each.name === name)
      if (!connector) throw new RangeError(`${name} was not announced`)
      return run(
        kit.actions.connect({ connector, ...more }).then(
          () => 'connected',
          (error) => error.code,
        ),
      )
    },
    hostConnects: () => run(core.connect(config, { connector: own })),
    /** What both sides show; equal when they are at one truth. */
    views() {
      const { address, chainId, status } = core.getAccount(config)
      const chain = kit.getConnections('eip155')[0]?.network
      return {
        kit: [kit.getAddress('eip155'), chain && Number(chain.slice('eip155:'.length))],
        wagmi: status === 'connected' ? [address, chainId] : [undefined, undefined],
      }
    },
    end() {
      held = []
      stop()
      kit.destroy()
    },
  }
}

function makeWallets(): { readonly host: VirtualWallet; readonly alpha: VirtualWallet } {
  return {
    host: createVirtualWallet({ name: 'Host', privateKeys: keys, chains: rpcUrls }),
    alpha: createVirtualWallet({ name: 'Alpha', privateKeys: otherKeys, chains: rpcUrls }),
  }
}
