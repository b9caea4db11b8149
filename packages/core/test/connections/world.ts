import { fakeEnv, type MemoryStorage, memoryStorage, TestingError, testNetworks } from '@portico/testing'
import type { Namespace } from '@portico/wire'
import { expect } from 'vitest'
import { adopt } from '../../src/actions/adopt.js'
import { connect } from '../../src/actions/connect.js'
import { disconnect } from '../../src/actions/disconnect.js'
import { otherTabChanged } from '../../src/actions/events/otherTabChanged.js'
import { walletChanged } from '../../src/actions/events/walletChanged.js'
import { leaveAttempt } from '../../src/actions/leaveAttempt.js'
import { reconnect } from '../../src/actions/reconnect.js'
import { switchConnection } from '../../src/actions/switchConnection.js'
import type { Connection } from '../../src/adapters/adapter.js'
import { createConnections } from '../../src/connections/createConnections.js'
import type { ConnectionSource } from '../../src/connections/source.js'
import { adoptedSourceId } from '../../src/connections/sources/adoptedSource.js'
import type { PorticoContext } from '../../src/context.js'
import { solana } from '../../src/networks/otherNetworks.js'
import { noConnections } from '../../src/state/connections.js'
import { connectionOf } from '../../src/state/selectors.js'
import { testContext } from '../testContext.js'
import { createReferenceModel, type ReferenceModel } from './referenceModel.js'
import { bothNamespaces, type Held, isHosts, isSame, type Wallet } from './referenceTab.js'
import { connectionsOf, connectorIdOf, networkOf, storedViewOf, viewOf } from './worldWallets.js'

type Call = {
  readonly tab: number
  /** Which life of the tab: a reload begins another. */
  readonly life: number
  readonly namespaces: readonly Namespace[]
  resolve(value: unknown): void
  reject(error: unknown): void
}
type AskCall = Call & { readonly id: number; readonly wallet: Wallet }
type RestoreCall = Call & { readonly wallet: Wallet; readonly session: string | undefined; readonly search: Search }
/** Looks for all that a namespace has stored, the one in use first. */
type Search = { readonly id: string | undefined; readonly looked: Held[]; readonly found: Held[] }
export type Outcome = 'approved' | 'refused' | 'broken'

/** Two tabs of one site with real stores, real storage and the real machine; wallets answer when the test says so. */
export class World {
  readonly model: ReferenceModel = createReferenceModel()
  readonly memory: MemoryStorage = memoryStorage()
  asks: AskCall[] = []
  restores: RestoreCall[] = []
  returned = 0
  replaced = 0
  /** Questions whose asker still waits. */
  waiting = 0
  /** The page cannot do its part after an approval. */
  isBroken = false
  /** Set while the visitor disconnects: those are ended, not given back. */
  isEnding = false
  lastId = 0
  next: Pick<AskCall, 'id' | 'wallet' | 'namespaces'> | undefined
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
      this.#source(tab, life, adoptedSourceId),
    ]
    const prepare = async (): Promise<void> => {
      if (this.isBroken) throw new TestingError('a chunk is gone')
    }
    ctx.connections.current = createConnections({ ...ctx, sources, prepare, onLate: () => undefined })
    ctx.onDestroy(env.onStorage((key) => otherTabChanged(ctx, key)))
    return { ctx, destroy, life }
  }

  #source(tab: number, life: number, id: string): ConnectionSource {
    return {
      id,
      ...(id === 'relay' ? { connectorIds: ['relay'] } : {}),
      isStored: id !== adoptedSourceId,
      connect: () => {
        const { next } = this
        if (!next) throw new TestingError('nobody asked')
        return new Promise((resolve, reject) => {
          this.asks.push({ tab, life, ...next, resolve: resolve as Call['resolve'], reject })
        })
      },
      restore: (namespace, { connectorId, session }) =>
        new Promise((resolve, reject) => {
          const wallet = connectorId as Wallet
          const search = this.#searchOf(tab, namespace)
          search.looked.push({ wallet, session: session ? Number(session) : undefined })
          this.restores.push({
            search,
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
      replaced: async ({ session }) => {
        if (session) this.replaced += 1
      },
    }
  }

  /** The one that is under way in a tab; its calls come together. */
  #searchOf(tab: number, namespace: Namespace): Search {
    const { ctx, life } = this.#tab(tab)
    const id = ctx.store.get().connections[namespace]?.restoring
    const known = this.restores.find((each) => each.tab === tab && each.life === life && each.search.id === id)
    return known?.search ?? { id, looked: [], found: [] }
  }

  #tab(tab: number): World['tabs'][number] {
    return this.tabs[tab] as World['tabs'][number] // there are two, and the index is 0 or 1
  }

  /** Whoever asked waits until there is an answer, or nobody wants one. */
  #wait(asked: Promise<unknown> | undefined): void {
    this.waiting += 1
    const end = (): void => {
      this.waiting -= 1
    }
    asked?.then(end, end)
  }

  ask(tab: number, wallet: Wallet, namespace: Namespace, wish: { isRetry: boolean; keepOthers: boolean }): void {
    if (!this.model.isAlive(tab)) return
    const { ctx } = this.#tab(tab)
    const id = ++this.lastId
    const namespaces = wallet === 'relay' ? bothNamespaces : [namespace]
    this.next = { id, wallet, namespaces }
    const before = this.asks.length
    const connector = { id: connectorIdOf(wallet, namespace), name: wallet, chain: namespace } as const
    if (wallet === 'relay') {
      ctx.connections.current?.cancel('relay')
      this.#wait(
        ctx.connections.current?.connect({
          sourceId: 'relay',
          connectorId: 'relay',
          namespaces,
          request: undefined,
          mode: 'kept',
          isRetry: true,
        }),
      )
    } else if (isHosts(wallet)) {
      const provider = { request: async () => null }
      this.#wait(adopt(ctx, { connector: { ...connector, type: 'EXTERNAL' }, provider }))
    } else this.#wait(connect(ctx, { connector: { ...connector, type: 'ANNOUNCED' }, ...wish }))
    const keepOthers = wallet === 'alpha' || wallet === 'beta' ? wish.keepOthers : false
    const isAsked = this.model.ask(tab, { id, wallet, namespaces, isRetry: wish.isRetry, keepOthers })
    expect(this.asks.length - before).toBe(isAsked ? 1 : 0)
  }

  answer(index: number, outcome: Outcome): void {
    const [call] = this.asks.splice(index % Math.max(this.asks.length, 1), 1)
    if (!call) return
    const { tab, id, wallet, namespaces } = call
    const isCurrent = this.#tab(tab).life === call.life && this.model.isAlive(tab)
    this.isBroken = outcome === 'broken'
    if (outcome === 'refused') {
      call.reject({ code: 4001 })
      if (isCurrent) this.model.refuse(tab, id)
      return
    }
    call.resolve(connectionsOf(wallet, namespaces, wallet === 'relay' ? `${id}` : undefined))
    if (!isCurrent) this.model.answerNobody(id, wallet, namespaces)
    else if (outcome === 'broken') this.model.fail(tab, id, wallet, namespaces)
    else this.model.answer(tab, id, wallet, namespaces)
  }

  restored(index: number, isFound: boolean): void {
    const [call] = this.restores.splice(index % Math.max(this.restores.length, 1), 1)
    if (!call) return
    this.isBroken = false
    const { tab, life, wallet, session, search } = call
    const [namespace] = call.namespaces as [Namespace]
    if (isFound) search.found.push({ wallet, session: session ? Number(session) : undefined })
    call.resolve(isFound ? connectionsOf(wallet, [namespace], session)[0] : null)
    if (this.restores.some((each) => each.search === search)) return
    // A search that was begun anew meanwhile is of no interest any more.
    const isLatest = this.#tab(tab).ctx.store.get().connections[namespace]?.restoring === search.id
    if (!isLatest || this.#tab(tab).life !== life || !this.model.isAlive(tab)) return
    const found = search.looked.filter((each) => search.found.some((other) => isSame(each, other)))
    this.model.restored(tab, namespace, search.looked, found)
  }

  /** All, those of a namespace, or one of them. */
  async disconnect(tab: number, namespace: Namespace | undefined, index?: number | undefined): Promise<void> {
    if (!this.model.isAlive(tab)) return
    const place = index !== undefined && namespace ? this.#place(tab, namespace, index) : undefined
    this.isEnding = true
    await disconnect(this.#tab(tab).ctx, { namespace: place ? undefined : namespace, connectionId: place?.id }).catch(
      () => undefined,
    )
    this.isEnding = false
    this.model.disconnect(tab, namespace ? [namespace] : bothNamespaces, place?.index)
  }

  /** One of the wallets of a namespace, in the order in which they were connected. */
  #place(tab: number, namespace: Namespace, wanted: number): { id: string; index: number } | undefined {
    const { list } = this.#tab(tab).ctx.store.get().connections[namespace] ?? noConnections
    const index = wanted % Math.max(list.length, 1)
    const found = list[index]
    return found && { id: found.id, index }
  }

  async select(tab: number, namespace: Namespace, index: number): Promise<void> {
    const place = this.model.isAlive(tab) ? this.#place(tab, namespace, index) : undefined
    if (!place) return
    const selecting = switchConnection(this.#tab(tab).ctx, { connectionId: place.id })
    this.model.select(tab, namespace, place.index)
    await selecting
  }

  leave(tab: number): void {
    const { ctx } = this.#tab(tab)
    leaveAttempt(ctx)
    this.model.leave(tab)
  }

  cancelPairing(tab: number): void {
    this.tabs[tab]?.ctx.connections.current?.cancel('relay')
    this.model.cancelPairing(tab)
  }

  /** The wallet says something: that it is over, or that it shows another chain or account. */
  tell(tab: number, namespace: Namespace, what: 'end' | 'accounts' | 'network'): void {
    const { ctx } = this.#tab(tab)
    const connection: Connection | undefined = connectionOf(ctx.store.get(), namespace)
    if (!connection || !this.model.isAlive(tab)) return
    const { connectorId, accounts } = connection
    if (what === 'accounts') {
      walletChanged(ctx, namespace, { type: 'accountsChanged', connectorId, accounts: [...accounts] })
      this.model.tell(tab, namespace)
    } else if (what === 'network')
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
    return viewOf(this.#tab(tab).ctx.store.get(), namespace)
  }

  check(what: string): void {
    for (const namespace of bothNamespaces)
      expect(`${what}: stored ${namespace} ${storedViewOf(this.#tab(0).ctx.storage, namespace)}`).toBe(
        `${what}: stored ${namespace} ${this.model.storedView(namespace)}`,
      )
    for (const { ctx } of this.tabs) {
      const { attempt, requests } = ctx.store.get()
      // A screen that waits for a wallet waits for an open question.
      if (attempt?.status === 'pending') expect(requests.map(({ id }) => id)).toContain(attempt.id)
    }
    for (const tab of [0, 1])
      for (const namespace of bothNamespaces)
        if (this.model.isAlive(tab))
          expect(`${what}: tab ${tab} ${namespace} ${this.view(tab, namespace)}`).toBe(
            `${what}: tab ${tab} ${namespace} ${this.model.view(tab, namespace)}`,
          )
    expect(`${what}: ${this.returned} given back, ${this.replaced} replaced`).toBe(
      `${what}: ${this.model.returned()} given back, ${this.model.replaced()} replaced`,
    )
  }

  end(): void {
    for (const { destroy } of this.tabs) destroy()
  }
}
