import { fakeEnv, type MemoryStorage, memoryStorage, TestingError, testNetworks } from '@portico/testing'
import type { Namespace } from '@portico/wire'
import { expect } from 'vitest'
import { connect } from '../../src/actions/connect.js'
import { disconnect } from '../../src/actions/disconnect.js'
import { otherTabChanged } from '../../src/actions/events/otherTabChanged.js'
import { walletChanged } from '../../src/actions/events/walletChanged.js'
import { leaveAttempt } from '../../src/actions/leaveAttempt.js'
import { reconnect } from '../../src/actions/reconnect.js'
import type { Connection } from '../../src/adapters/adapter.js'
import { createConnections } from '../../src/connections/createConnections.js'
import type { ConnectionSource, SourceConnection } from '../../src/connections/source.js'
import type { PorticoContext } from '../../src/context.js'
import { solana } from '../../src/networks/otherNetworks.js'
import { connectionOf } from '../../src/state/selectors.js'
import { testContext } from '../testContext.js'
import { bothNamespaces, createReferenceModel, type ReferenceModel, type Wallet } from './referenceModel.js'

type Call = {
  readonly tab: number
  /** Which life of the tab: a reload begins another. */
  readonly life: number
  readonly namespaces: readonly Namespace[]
  resolve(value: unknown): void
  reject(error: unknown): void
}
type AskCall = Call & { readonly id: number; readonly wallet: Wallet }
type RestoreCall = Call & { readonly wallet: Wallet; readonly session: string | undefined }

const networkOf = { eip155: 'eip155:31337', solana: solana.caipNetworkId } as const

/** Two tabs of one site with real stores, real storage and the real machine; wallets answer when the test says so. */
export class World {
  readonly model: ReferenceModel = createReferenceModel()
  readonly memory: MemoryStorage = memoryStorage()
  asks: AskCall[] = []
  restores: RestoreCall[] = []
  returned = 0
  /** Set while the visitor disconnects: those are ended, not given back. */
  isEnding = false
  lastId = 0
  next: { id: number; wallet: Wallet } | undefined
  readonly tabs: { ctx: PorticoContext; destroy(): void; life: number }[] = []

  constructor() {
    this.tabs = [this.#open(0, 0), this.#open(1, 0)]
  }

  #open(tab: number, life: number) {
    const env = fakeEnv({ memory: this.memory })
    const { ctx: base, destroy } = testContext(env, { networks: [...testNetworks, solana] })
    const adapter = { capabilities: {} }
    const ctx = {
      ...base,
      adapters: new Map(bothNamespaces.map((each) => [each, adapter])),
    } as unknown as PorticoContext
    const sources = [
      this.#source(tab, life, 'adapter:eip155'),
      this.#source(tab, life, 'adapter:solana'),
      this.#source(tab, life, 'relay'),
    ]
    ctx.connections.current = createConnections({ ...ctx, sources, onLate: () => undefined })
    env.onStorage((key) => otherTabChanged(ctx, key))
    return { ctx, destroy, life }
  }

  #source(tab: number, life: number, id: string): ConnectionSource {
    return {
      id,
      ...(id === 'relay' ? { connectorIds: ['relay'] } : {}),
      isStored: true,
      connect: () => {
        const { next } = this
        if (!next) throw new TestingError('nobody asked')
        const namespaces = id === 'relay' ? bothNamespaces : [id.slice('adapter:'.length) as Namespace]
        return new Promise((resolve, reject) => {
          this.asks.push({ tab, life, namespaces, ...next, resolve: resolve as Call['resolve'], reject })
        })
      },
      restore: (namespace, { connectorId, session }) =>
        new Promise((resolve, reject) => {
          const wallet = connectorId as Wallet
          this.restores.push({
            tab,
            life,
            namespaces: [namespace],
            wallet,
            session,
            resolve: resolve as Call['resolve'],
            reject,
          })
        }),
      end: async () => {
        if (!this.isEnding) this.returned += 1
      },
    }
  }

  connections(wallet: Wallet, namespaces: readonly Namespace[], session: string | undefined): SourceConnection[] {
    return namespaces.map((namespace) => ({
      namespace,
      connectorId: wallet,
      type: 'ANNOUNCED',
      provider: { request: async () => null },
      network: networkOf[namespace as 'eip155' | 'solana'],
      accounts: [{ namespace, address: `${wallet}-1`, type: 'eoa' }],
      wallet: { name: wallet },
      ...(session ? { session } : {}),
    }))
  }

  ask(tab: number, wallet: Wallet, namespace: Namespace, isRetry: boolean): void {
    if (!this.model.isAlive(tab)) return
    const { ctx } = this.tabs[tab] as World['tabs'][number]
    const id = ++this.lastId
    const namespaces = wallet === 'relay' ? bothNamespaces : [namespace]
    this.next = { id, wallet }
    const before = this.asks.length
    if (wallet === 'relay') {
      ctx.connections.current?.cancel('relay')
      ctx.connections.current
        ?.connect({
          sourceId: 'relay',
          connectorId: 'relay',
          namespaces,
          request: undefined,
          mode: 'kept',
          isRetry: true,
        })
        .catch(() => undefined)
    } else {
      const connector = { id: wallet, name: wallet, type: 'ANNOUNCED', chain: namespace } as const
      connect(ctx, { connector, isRetry }).catch(() => undefined)
    }
    const isAsked = this.model.ask(tab, id, wallet, namespaces, isRetry)
    expect(this.asks.length - before).toBe(isAsked ? 1 : 0)
  }

  answer(index: number, isApproved: boolean): void {
    const [call] = this.asks.splice(index % Math.max(this.asks.length, 1), 1)
    if (!call) return
    const isCurrent = this.tabs[call.tab]?.life === call.life
    if (isApproved) {
      call.resolve(this.connections(call.wallet, call.namespaces, call.wallet === 'relay' ? `${call.id}` : undefined))
      if (isCurrent) this.model.answer(call.tab, call.id, call.wallet, call.namespaces)
    } else {
      call.reject({ code: 4001 })
      if (isCurrent) this.model.refuse(call.tab, call.id)
    }
  }

  restored(index: number, isFound: boolean): void {
    const place = index % Math.max(this.restores.length, 1)
    const [call] = this.restores.splice(place, 1)
    if (!call) return
    const { tab, life, wallet, session } = call
    const [namespace] = call.namespaces as [Namespace]
    // A search that was begun anew meanwhile is of no interest any more.
    const isLatest = !this.restores
      .slice(place)
      .some((each) => each.tab === tab && each.life === life && each.namespaces[0] === namespace)
    call.resolve(isFound ? this.connections(wallet, [namespace], session)[0] : null)
    if (isLatest && this.tabs[tab]?.life === life && this.model.isAlive(tab))
      this.model.restored(tab, namespace, { wallet, session: session ? Number(session) : undefined }, isFound)
  }

  async disconnect(tab: number, namespace: Namespace | undefined): Promise<void> {
    if (!this.model.isAlive(tab)) return
    const { ctx } = this.tabs[tab] as World['tabs'][number]
    this.isEnding = true
    await disconnect(ctx, { namespace }).catch(() => undefined)
    this.isEnding = false
    this.model.disconnect(tab, namespace ? [namespace] : bothNamespaces)
  }

  leave(tab: number): void {
    const { ctx } = this.tabs[tab] as World['tabs'][number]
    leaveAttempt(ctx)
    this.model.leave(tab)
  }

  cancelPairing(tab: number): void {
    this.tabs[tab]?.ctx.connections.current?.cancel('relay')
    this.model.cancelPairing(tab)
  }

  /** The wallet says something: that it is over, or that it shows another chain or account. */
  tell(tab: number, namespace: Namespace, what: 'end' | 'accounts' | 'network'): void {
    const { ctx } = this.tabs[tab] as World['tabs'][number]
    const connection: Connection | undefined = connectionOf(ctx.store.get(), namespace)
    if (!connection || !this.model.isAlive(tab)) return
    const { connectorId, accounts } = connection
    if (what === 'accounts')
      walletChanged(ctx, namespace, { type: 'accountsChanged', connectorId, accounts: [...accounts] })
    else if (what === 'network')
      walletChanged(ctx, namespace, { type: 'networkChanged', connectorId, network: networkOf[namespace as 'eip155'] })
    else {
      walletChanged(ctx, namespace, { type: 'disconnected', connectorId })
      this.model.lose(tab, namespace)
    }
  }

  destroy(tab: number): void {
    this.tabs[tab]?.destroy()
    this.model.destroy(tab)
  }

  reload(tab: number): void {
    this.tabs[tab]?.destroy()
    const opened = this.#open(tab, (this.tabs[tab]?.life ?? 0) + 1)
    this.tabs[tab] = opened
    this.model.reload(tab)
    void reconnect(opened.ctx)
  }

  view(tab: number, namespace: Namespace): string {
    const { store } = (this.tabs[tab] as World['tabs'][number]).ctx
    const status = store.get().accounts[namespace]?.status ?? 'disconnected'
    const wallet = connectionOf(store.get(), namespace)?.connectorId
    // One wallet takes the place of the other here, so a second one in the list is one that nobody asked for.
    const others = (store.get().connections[namespace]?.list.length ?? 0) - (wallet ? 1 : 0)
    return [status, wallet, others ? `and ${others} more` : undefined].filter(Boolean).join(' ')
  }

  check(what: string): void {
    for (const tab of [0, 1])
      for (const namespace of bothNamespaces)
        if (this.model.isAlive(tab))
          expect(`${what}: tab ${tab} ${namespace} ${this.view(tab, namespace)}`).toBe(
            `${what}: tab ${tab} ${namespace} ${this.model.view(tab, namespace)}`,
          )
    expect(`${what}: ${this.returned} given back`).toBe(`${what}: ${this.model.returned()} given back`)
  }

  end(): void {
    for (const { destroy } of this.tabs) destroy()
  }
}
