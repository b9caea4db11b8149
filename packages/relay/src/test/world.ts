import { randomBytes } from 'node:crypto'
import { type FakeClock, fakeClock } from '@portico/testing'
import type { RelayOptions } from '../createRelay.js'
import type { DappEvents } from '../dapp/context.js'
import { createDapp, type Dapp } from '../dapp/createDapp.js'
import type { RelayProvider, RelayProviderEvents } from '../dapp/createProvider.js'
import type { RelayEnv } from '../env.js'
import { namespacesFor } from '../session/namespaces.js'
import type { WalletEvents } from '../wallet/context.js'
import { createWallet, type Wallet } from '../wallet/createWallet.js'
import { createHub, type Hub } from './hub.js'

export const address = '0x1111111111111111111111111111111111111111'
export const otherAddress = '0x2222222222222222222222222222222222222222'
export const account = `eip155:1:${address}`
export const granted = {
  eip155: {
    chains: ['eip155:1'],
    accounts: [account],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

export type TestEnv = RelayEnv & { readonly kept: Map<string, string>; readonly logged: string[] }

/** An environment of its own for one end: a clock shared with the hub, and a memory that outlives a restart. */
export function testEnv(hub: Hub, clock: FakeClock, given: Partial<RelayEnv> = {}): TestEnv {
  const kept = new Map<string, string>()
  const logged: string[] = []
  return {
    now: clock.now,
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    randomBytes: (length) => Uint8Array.from(randomBytes(length)),
    subtle: () => undefined,
    openSocket: hub.openSocket,
    fetch: hub.fetch,
    storage: {
      get: (key) => kept.get(key),
      set: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    log: (level, text) => void logged.push(`${level}: ${text}`),
    kept,
    logged,
    ...given,
  }
}

export const optionsFor = (hub: Hub, name: string, given: Partial<RelayOptions> = {}): RelayOptions => ({
  relayUrl: hub.url,
  projectId: 'test-project',
  metadata: { name, description: name, url: `https://${name}.test`, icons: [] },
  ...given,
})

export type World = Awaited<ReturnType<typeof createWorld>>

/** Both ends and the relay between them. */
export function createWorld(given: { env?: Partial<RelayEnv>; options?: Partial<RelayOptions> } = {}) {
  const clock = fakeClock()
  const hub = createHub(clock)
  const dappEnv = testEnv(hub, clock, given.env)
  const walletEnv = testEnv(hub, clock, given.env)
  const dapp = createDapp(dappEnv, optionsFor(hub, 'dapp', given.options))
  const wallet = createWallet(walletEnv, optionsFor(hub, 'wallet', given.options))
  return { clock, hub, dapp, wallet, dappEnv, walletEnv }
}

type EventsOf<Target> = Target extends Dapp ? DappEvents : Target extends Wallet ? WalletEvents : RelayProviderEvents
type Listen = (name: PropertyKey, listener: (event: never) => void) => () => void

/** The next event of that name. */
export function next<Target extends Dapp | Wallet | RelayProvider, Name extends keyof EventsOf<Target>>(
  target: Target,
  name: Name,
): Promise<EventsOf<Target>[Name]> {
  return new Promise((resolve) => {
    const stop = (target.on as Listen)(name, (event: EventsOf<Target>[Name]) => {
      stop()
      resolve(event)
    })
  })
}

/** A link and a proposal behind it. */
export async function propose(dapp: Dapp, chains = ['eip155:1', 'eip155:10']) {
  const pairing = await dapp.pair()
  const namespaces = namespacesFor(chains.map((id) => ({ id })))
  return { pairing, proposal: await dapp.propose({ pairingTopic: pairing.topic, namespaces }) }
}

/** A session, approved with what `granted` says. */
export async function connect({ dapp, wallet }: { dapp: Dapp; wallet: Wallet }, namespaces = granted) {
  const { pairing, proposal } = await propose(dapp)
  const asked = next(wallet, 'proposal')
  await wallet.pair(pairing.uri)
  const acknowledged = next(wallet, 'connect')
  await wallet.approve({ id: (await asked).id, namespaces })
  const session = await proposal.approval
  await acknowledged
  return session
}
