import { createWallet, isRelayError, platformEnv, type Session, type Wallet } from '@portico/relay/wallet'
import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { allChains, type WalletChain } from '../chain/chains.js'
import { readLink } from '../pair/readLink.js'
import type { WalletConfig } from '../readConfig.js'
import { readRequest } from '../requests/readRequest.js'
import { readSite } from '../requests/readSite.js'
import type { AppContext } from './appContext.js'
import { createChoice } from './createChoice.js'
import { createStore, type Store } from './createStore.js'
import { notifyAccount, notifyChain } from './notifyPeer.js'
import { createRequestActions, type RequestActions } from './requestActions.js'
import type { Note, PendingRequest, WalletState } from './walletState.js'
import { watchSocket } from './watchSocket.js'

export type WalletAccount = { readonly address: Address; readonly name: string }

/** The wallet without its user interface. */
export type WalletApp = RequestActions & {
  readonly store: Store<WalletState>
  readonly accounts: readonly WalletAccount[]
  readonly chains: readonly WalletChain[]
  /** Pairs by a link. The message of what it throws is shown to the person. */
  pair(text: string): Promise<void>
  chooseAccount(index: number): void
  chooseChain(chainId: number): void
  endSession(topic: string): Promise<void>
  showNote(tone: Note['tone'], text: string): void
  hideNote(id: number): void
  /** The page is visible again. */
  wake(): void
  destroy(): void
}

export function createWalletApp(config: WalletConfig): WalletApp {
  const signers = config.privateKeys.map((key) => privateKeyToAccount(key))
  const accounts = signers.map(({ address }, index) => ({ address, name: `Test account ${index + 1}` }))
  const chains = allChains(config.chains)
  const choice = createChoice(() => localStorage)
  const stored = choice.read(
    ({ account, chainId }) => signers[account] !== undefined && chains.some(({ id }) => id === chainId),
  )
  const store = createStore<WalletState>({
    connection: 'idle',
    account: stored?.account ?? 0,
    chainId: stored?.chainId ?? config.chains[0]?.id ?? 1,
    sessions: [],
    requests: [],
    isPairing: false,
    note: undefined,
  })
  const client = createClient(config, store)
  let lastNote = 0

  const ctx: AppContext = {
    client,
    store,
    signers,
    chains,
    showNote(tone, text) {
      lastNote += 1
      store.set({ note: { id: lastNote, tone, text } })
    },
    chooseChain(chainId) {
      store.set({ chainId })
      choice.keep({ account: store.get().account, chainId })
      notifyAll((session) => notifyChain(client, session, chainId))
    },
    drop: (id) => store.set({ requests: store.get().requests.filter((pending) => pending.id !== id) }),
  }

  function notifyAll(notify: (session: Session) => Promise<void>): void {
    for (const session of client.sessions())
      notify(session).catch((error: unknown) => {
        console.warn(error)
        ctx.showNote('error', `${readSite(session.peer.metadata).name} could not be notified.`)
      })
  }

  const syncSessions = (): void => store.set({ sessions: client.sessions() })
  const add = (pending: PendingRequest): void => {
    const others = store.get().requests.filter(({ id }) => id !== pending.id)
    store.set({ requests: [...others, pending], isPairing: false })
  }

  client.on('proposal', (proposal) => add({ kind: 'proposal', id: proposal.id, proposal }))
  client.on('authenticate', (asked) => add({ kind: 'signIn', id: asked.id, authentication: asked }))
  client.on('request', (request) => {
    const session = client.sessions().find(({ topic }) => topic === request.topic)
    if (!session) return
    const known = chains.map(({ id }) => id)
    const task = readRequest(request, session, known)
    const { topic, id } = request
    const answer =
      task.kind === 'silent' ? { result: task.result } : task.kind === 'refused' ? { error: task } : undefined
    if (!answer) return add({ kind: 'request', id, request, task })
    client.respond({ topic, id, ...answer }).catch((error: unknown) => console.warn(error))
    if (task.kind === 'refused')
      ctx.showNote('error', `${readSite(request.peer).name} asked for something that was refused. ${task.message}`)
  })
  client.on('connect', syncSessions)
  client.on('expire', ({ id }) => {
    if (store.get().requests.some((pending) => pending.id === id))
      ctx.showNote('error', 'The request was not answered in time.')
    ctx.drop(id)
  })
  client.on('disconnect', ({ topic, session, by }) => {
    syncSessions()
    const requests = store
      .get()
      .requests.filter((pending) => pending.kind !== 'request' || pending.request.topic !== topic)
    store.set({ requests: requests })
    if (by !== 'us') ctx.showNote('success', `${readSite(session.peer.metadata).name} is no longer connected.`)
  })
  client.on('error', (error) => {
    store.set({ connection: 'refused' })
    ctx.showNote('error', error.message)
  })
  client.restore().then(syncSessions, (error: unknown) => console.error(error))

  return {
    ...createRequestActions(ctx, syncSessions),
    store,
    accounts,
    chains,
    async pair(text) {
      const uri = readLink(text)
      if (!uri) throw new TypeError(linkProblem)
      store.set({ isPairing: true })
      try {
        await client.pair(uri)
      } catch (error) {
        store.set({ isPairing: false })
        throw isRelayError(error) ? new TypeError(error.message) : error
      }
    },
    chooseAccount(index) {
      const address = signers[index]?.address
      if (!address) return
      store.set({ account: index })
      const { chainId } = store.get()
      choice.keep({ account: index, chainId })
      notifyAll((session) => notifyAccount(client, session, address, chainId))
    },
    chooseChain: ctx.chooseChain,
    async endSession(topic) {
      await client.disconnect(topic)
      syncSessions()
    },
    showNote: ctx.showNote,
    hideNote(id) {
      if (store.get().note?.id === id) store.set({ note: undefined })
    },
    wake: () => void client.wake().catch((error: unknown) => console.warn(error)),
    destroy: () => client.destroy(),
  }
}

const linkProblem = 'This is no pairing link. Copy the whole link, which begins with wc:.'

function createClient({ relayUrl, projectId }: WalletConfig, store: Store<WalletState>): Wallet {
  const storage = {
    get: (key: string) => localStorage.getItem(key),
    set: (key: string, value: string) => localStorage.setItem(key, value),
    remove: (key: string) => localStorage.removeItem(key),
  }
  const env = platformEnv({ storage })
  const openSocket = watchSocket(env.openSocket, (connection) => store.set({ connection }))
  const metadata = {
    name: 'Portico wallet',
    description: 'A wallet with test keys.',
    url: location.origin,
    icons: [`${location.origin}/favicon.svg`],
  }
  return createWallet(
    { ...env, openSocket },
    { relayUrl, projectId, metadata, storagePrefix: '@portico/wallet/relay/' },
  )
}
