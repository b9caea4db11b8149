import { createPortico, type Env, type Portico } from '@portico/core'
import { type Connection, defineNetwork, type Network, type Transfers } from '@portico/core/adapter'
import { type Devnet, devnetAccounts, devnetChains, devnetContracts, startDevnet } from '@portico/devnet'
import { createVirtualWallet, type VirtualWallet } from '@portico/testing/wallets'
import type { RpcRequest } from '@portico/wire'
import { createTestClient, http, publicActions } from 'viem'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { evm } from '../evm.js'
import { porticoLocal, porticoLocalTwo } from '../networks/localNetworks.js'
import { createContext } from './createContext.js'
import { createFakeEnv } from './createFakeEnv.js'
import { testKeys } from './testAccounts.js'

export const me = devnetAccounts[0].address
export const friend = devnetAccounts[1].address
export const stranger = devnetAccounts[2].address
/** A busy machine is slow; a test waits for what it wants to see. */
export const patience = { timeout: 30_000 }

/** Both local chains for the tests of one file, and a page with a kit on them. */
export function createSendingPage() {
  let devnet: Devnet
  let stops: (() => void)[] = []

  beforeAll(async () => {
    devnet = await startDevnet({ chains: devnetChains.map((chain) => ({ ...chain, port: 0 })), quiet: true })
  }, 240_000)
  afterAll(() => devnet?.stop())
  afterEach(() => {
    for (const stop of stops) stop()
    stops = []
  })

  const urlOf = (id: number): string => devnet.chains.find((chain) => chain.id === id)?.rpcUrl ?? ''
  const networkOf = (network: Network): Network =>
    defineNetwork({ ...network, rpcUrls: { default: { http: [urlOf(Number(network.id))] } } })
  const chain = () => createTestClient({ mode: 'hardhat', transport: http(urlOf(31337)) }).extend(publicActions)

  /** The real clock and the real fetch; storage and the page's event target are made up. */
  function realEnv(stored = new Map<string, string>()) {
    const fake = createFakeEnv()
    const own: Partial<Env> = {
      fetch: (input, init) => fetch(input, init),
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout), // made by setTimeout above
      storage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      }),
    }
    return { env: { ...fake, ...own }, target: fake.target, stored }
  }

  function createWallet(): VirtualWallet {
    const wallet = createVirtualWallet({
      name: 'Alpha',
      privateKeys: testKeys,
      authorized: true,
      supportsRevoke: false,
      chains: { 31337: { rpcUrl: urlOf(31337) }, 31338: { rpcUrl: urlOf(31338) } },
    })
    stops.push(() => wallet.destroy())
    return wallet
  }

  async function openTransfers(): Promise<Transfers> {
    const adapter = evm().create(createContext(realEnv().env))
    stops.push(adapter.start())
    const transfers = await adapter.capabilities.transfers?.()
    if (!transfers) throw new Error('no transfers')
    return transfers
  }

  /** A kit with a connected wallet; `tamper` changes what the page asks of it. */
  async function openKit(
    tamper?: (request: RpcRequest) => RpcRequest,
    stored?: Map<string, string>,
    kind: Pick<Network, 'contracts'> = {},
  ) {
    const wallet = createWallet()
    const page = realEnv(stored)
    const { request } = wallet.provider
    if (tamper) wallet.provider.request = (asked) => request.call(wallet.provider, tamper(asked as RpcRequest)) // the kit asks well
    wallet.announce(page.target)
    const kit = createPortico(
      {
        projectId: 'p',
        networks: [{ ...networkOf(porticoLocal), ...kind }, networkOf(porticoLocalTwo)],
        adapters: [evm()],
        tokens: { 'eip155:31337': { address: devnetContracts.dollar.address } },
      },
      page.env,
    )
    stops.push(() => kit.destroy())
    await vi.waitFor(() => expect(kit.getConnectors()).toHaveLength(1), patience)
    const [connector] = kit.getConnectors()
    if (connector && kit.getAccount('eip155').status === 'disconnected') await kit.actions.connect({ connector })
    await vi.waitFor(() => expect(kit.getAddress()).toBe(me), patience)
    return { kit, wallet, stored: page.stored }
  }

  async function openForm(kit: Portico) {
    const send = await kit.feature('send')
    if (!send) throw new Error('no send')
    stops.push(send.watch())
    await vi.waitFor(() => expect(send.store.get().status).toBe('ready'), patience)
    return send
  }

  async function fillForm(kit: Portico, amount: string, to: string, contract?: string) {
    const send = await openForm(kit)
    send.setToken({ contract })
    send.setAmount(amount)
    send.setReceiver(to)
    await vi.waitFor(() => expect(send.store.get().receiver).toBeDefined(), patience)
    await send.review()
    return send
  }

  const balanceOf = (contract: `0x${string}`, owner: `0x${string}`) =>
    chain().readContract({ address: contract, abi: devnetContracts.coin.abi, functionName: 'balanceOf', args: [owner] })

  return {
    chain,
    location: () => ({ id: 31337, name: porticoLocal.name, rpcUrl: urlOf(31337) }),
    network: () => networkOf(porticoLocal),
    createWallet,
    openTransfers,
    openKit,
    openForm,
    fillForm,
    balanceOf,
  }
}

/** Of a connection only the provider is looked at. */
export function connectionTo({ provider }: VirtualWallet): Connection {
  return { provider } as unknown as Connection // as the sentence above says
}
