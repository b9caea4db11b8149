import type {
  Adapter,
  AdapterConnection,
  AdapterEvent,
  AdapterFactory,
  Network,
  RpcEndpoint,
} from '@portico/core/adapter'
import { createRpcClients } from '@portico/core/rpc'
import { parseCaipNetworkId } from '@portico/wire'
import type { FakeEnv } from './fakeEnv.js'
import { TestingError } from './TestingError.js'

/** The two functions of a test runner that the suite needs: those of Vitest, Jest or `node:test`. */
export type TestRunner = {
  describe(title: string, run: () => void): unknown
  it(title: string, run: () => Promise<void>): unknown
}

/** An adapter in a page with one wallet that agrees to everything. Made anew for every check. */
export type AdapterSubject = {
  readonly factory: AdapterFactory
  readonly env: FakeEnv
  /** Chains the site asks for; the wallet is on one of them. */
  readonly networks: readonly Network[]
  /** The wallet's connector. */
  readonly connectorId: string
  /** How often the wallet asked its visitor so far. */
  prompts(): number
  /** Listeners on the wallet itself, if it can count them. */
  walletListeners?(): number
  /** What the visitor does in the wallet; a check whose act is missing is left out. */
  readonly acts?: { changeAccounts?(): void; changeNetwork?(): void; disconnect?(): void }
}

type Running = AdapterSubject & { adapter: Adapter; events: AdapterEvent[]; strangers: number; stop(): void }

/** Longest any adapter may wait for a wallet that is there: in steps of the fake clock, then in turns of the real one. */
const patience = Object.freeze({ step: 100, steps: 100, turn: 10, turns: 200 })

/** What every adapter promises to the kit, as a suite. `setUp` puts the adapter and a willing wallet on a fresh page. */
export function describeAdapter(name: string, { describe, it }: TestRunner, setUp: () => AdapterSubject): void {
  const check = (title: string, run: (subject: Running) => Promise<void>): unknown =>
    it(title, async () => {
      const subject = start(setUp())
      try {
        await run(subject)
      } finally {
        subject.stop()
      }
    })

  describe(`${name} as an adapter`, () => {
    check('finds the wallet and names its namespace', async (subject) => {
      await subject.env.clock.advance(patience.step)
      const found = subject.events.flatMap((event) => (event.type === 'connectors' ? event.connectors : []))
      demand(
        found.some(({ id }) => id === subject.connectorId),
        `no connector ${subject.connectorId} was found`,
      )
      demand(
        found.every(({ chain }) => chain === subject.factory.namespace),
        'a connector is on another namespace',
      )
    })
    check('connects: at least one account, on its own namespace, with a provider', async (subject) => {
      demandConnection(subject, await connect(subject))
    })
    check('refuses a wallet that is not there', async ({ adapter, env }) => {
      const refused = settle(env, adapter.connect({ connectorId: 'test.nobody' })).then(() => false, isError)
      demand(await refused, 'connect() to an unknown wallet must reject with an Error')
    })
    check('finds a connection again and never prompts for it', async (subject) => {
      const { accounts, connectorId } = await connect(subject)
      const prompts = subject.prompts()
      subject.stop()
      const again = start(subject)
      const addresses = accounts.map(({ address }) => address)
      const connection = await settle(again.env, again.adapter.reconnect({ connectorId, addresses }))
      again.stop()
      demand(connection, 'reconnect() must find the wallet again')
      demandConnection(subject, connection)
      demand(subject.prompts() === prompts, 'reconnect() opened a prompt')
    })
    check('answers null, without a prompt, when there is nothing to find again', async (subject) => {
      const lost = { connectorId: 'test.nobody', addresses: ['nobody'] }
      const strange = { connectorId: subject.connectorId, addresses: [] }
      for (const saved of [lost, strange]) {
        const answer = await settle(subject.env, subject.adapter.reconnect(saved))
        demand(answer === null, 'reconnect() must answer null')
      }
      demand(subject.prompts() === 0, 'reconnect() opened a prompt')
    })
    check('can be disconnected twice', async (subject) => {
      const connection = await connect(subject)
      await settle(subject.env, subject.adapter.disconnect(connection))
      await settle(subject.env, subject.adapter.disconnect(connection))
    })
    check('leaves no listener and no timer behind when it is stopped', async (subject) => {
      await connect(subject)
      subject.stop()
      await subject.env.clock.flush()
      demandNothingLeft(subject)
    })
    check('leaves nothing behind when it is stopped before it found anything', async (subject) => {
      subject.stop()
      demandNothingLeft(subject)
    })
    describeActs(setUp, check)
  })
}

function describeActs(
  setUp: () => AdapterSubject,
  check: (title: string, run: (subject: Running) => Promise<void>) => unknown,
): void {
  const wanted = {
    changeAccounts: 'accountsChanged',
    changeNetwork: 'networkChanged',
    disconnect: 'disconnected',
  } as const
  const acts = setUp().acts ?? {}
  for (const act of ['changeAccounts', 'changeNetwork', 'disconnect'] as const) {
    if (!acts[act]) continue
    check(`tells that ${wanted[act]}, and nothing after it was stopped`, async (subject) => {
      await connect(subject)
      subject.acts?.[act]?.()
      await subject.env.clock.advance(patience.step)
      const event = subject.events.find(({ type }) => type === wanted[act])
      demand(event, `no ${wanted[act]} was emitted`)
      demandEvent(subject, event)
      subject.stop()
      const heard = subject.events.length
      subject.acts?.[act]?.()
      await subject.env.clock.advance(patience.step)
      demand(subject.events.length === heard, 'an event came after the adapter was stopped')
    })
  }
}

function start(subject: AdapterSubject): Running {
  const events: AdapterEvent[] = []
  const rpcEndpoints = ({ rpcUrls }: Network): readonly RpcEndpoint[] => rpcUrls.default.http.map((url) => ({ url }))
  const clients = createRpcClients({ env: subject.env, endpointsOf: rpcEndpoints, probeOf: () => adapter.probe })
  const adapter = subject.factory.create({
    env: subject.env,
    networks: () => subject.networks,
    rpc: async (network) => clients.of(network),
    rpcEndpoints,
    isAnnouncedEnabled: () => true,
    isInjectedEnabled: () => true,
    emit: (event) => void events.push(event),
  })
  // The wallet of the page listens too: for somebody who asks who is there.
  const strangers = subject.env.target.listenerCount()
  const end = adapter.start()
  let isOver = false
  const stop = (): void => {
    if (!isOver) end()
    clients.stop()
    isOver = true
  }
  return { ...subject, adapter, events, strangers, stop }
}

async function connect({ adapter, connectorId, networks, env }: Running): Promise<AdapterConnection> {
  await env.clock.advance(patience.step)
  return settle(env, adapter.connect({ connectorId, network: networks[0] }))
}

/** Awaits something that may need time to pass. */
async function settle<Result>(env: FakeEnv, work: Promise<Result>): Promise<Result> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  done.catch(() => undefined)
  for (let step = 0; step < patience.steps && !isDone; step++) await env.clock.advance(patience.step)
  // Code that is fetched on first use takes real time, whatever the fake clock says.
  for (let turn = 0; turn < patience.turns && !isDone; turn++) {
    await new Promise((resolve) => setTimeout(resolve, patience.turn))
    await env.clock.advance(patience.step)
  }
  demand(isDone, 'the adapter did not answer in ten seconds')
  return done
}

function demandConnection(
  { factory: { namespace }, connectorId }: AdapterSubject,
  connection: AdapterConnection,
): void {
  demand(connection.namespace === namespace, 'the connection is on another namespace')
  demand(connection.connectorId === connectorId, 'the connection names another connector')
  demand(connection.accounts.length > 0, 'the connection has no account')
  demand(
    connection.accounts.every((account) => account.namespace === namespace && account.address),
    'an account is not of this namespace',
  )
  demand(parseCaipNetworkId(connection.network)?.namespace === namespace, 'the network is not namespace:reference')
  demand(typeof connection.provider.request === 'function', 'the provider has no request()')
  demand(connection.wallet.name, 'the wallet has no name')
}

function demandEvent({ factory: { namespace }, connectorId }: AdapterSubject, event: AdapterEvent): void {
  if (event.type === 'connectors') return
  demand(event.connectorId === connectorId, 'the event names another connector')
  if (event.type === 'accountsChanged') demand(event.accounts.length > 0, 'accountsChanged came without accounts')
  if (event.type === 'networkChanged')
    demand(parseCaipNetworkId(event.network)?.namespace === namespace, 'networkChanged names no chain id')
}

function demandNothingLeft({ env, strangers, walletListeners }: Running): void {
  const listeners = env.target.listenerCount() - strangers
  demand(listeners === 0, `${listeners} listeners are left on the page`)
  demand(env.clock.pending() === 0, `${env.clock.pending()} timers are left`)
  demand(!walletListeners?.(), `${walletListeners?.()} listeners are left on the wallet`)
}

function demand(condition: unknown, message: string): asserts condition {
  if (!condition) throw new TestingError(message)
}

function isError(error: unknown): boolean {
  return error instanceof Error
}
