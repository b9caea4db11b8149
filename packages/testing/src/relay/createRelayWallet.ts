import { createWallet, platformEnv, type Session, type Wallet } from '@portico/relay/wallet'
import { parsePairingUri } from '@portico/wire/relay'
import type { Address } from 'viem'
import { createScript, type RelayStep } from '../script.js'
import { answerPrompts } from '../wallets/answerPrompts.js'
import { type AccountChoice, changeAccounts } from '../wallets/changeAccounts.js'
import { changeChain } from '../wallets/changeChain.js'
import { crash } from '../wallets/crash.js'
import type { VirtualWallet } from '../wallets/createVirtualWallet.js'
import { createWalletContext } from '../wallets/createWalletContext.js'
import { flood } from '../wallets/flood.js'
import { walletIcon } from '../wallets/walletIcon.js'
import { answerAuthentication } from './answerAuthentication.js'
import { answerProposal } from './answerProposal.js'
import { answerSessionRequest } from './answerSessionRequest.js'
import { createNetwork } from './createNetwork.js'
import { notifySessions, setAccounts } from './notifySessions.js'
import type { RelayWalletContext } from './relayWalletContext.js'
import { knownMethods, memoryStore, type RelayWalletOptions } from './relayWalletOptions.js'

/** A wallet on another device: pairs by a link, signs for real, and does what its script says. */
export type RelayWallet = Pick<
  VirtualWallet,
  | 'clearScript'
  | 'chainId'
  | 'isLocked'
  | 'changeAccounts'
  | 'changeChain'
  | 'lock'
  | 'unlock'
  | 'flood'
  | 'requests'
  | 'prompts'
  | 'pending'
  | 'waitForPending'
  | 'resolvePending'
  | 'rejectPending'
  | 'crash'
  | 'restart'
> & {
  /** Follows a link. What the page asks for then is answered by the script. */
  pair(uri: string): Promise<void>
  readonly sessions: readonly Session[]
  /** Resolves with the newest session that a page has confirmed; waits for one if there is none. */
  waitForSession(): Promise<Session>
  play(steps: readonly RelayStep[]): void
  readonly script: readonly RelayStep[]
  readonly accounts: readonly Address[]
  /** Changes what every page may use: its chains by id, with the accounts of now. */
  update(chainIds: readonly number[]): Promise<void>
  /** Gives every session another seven days. */
  extend(): Promise<void>
  /** Ends this session, or all. */
  end(topic?: string): Promise<void>
  /** Resolves when the pages were told of everything that was changed here. */
  settled(): Promise<void>
  /** Cuts the socket; the wallet comes back by itself. */
  dropSocket(): void
  goOffline(): void
  /** Online again, and fetches what it missed. */
  goOnline(): Promise<void>
  /** What went wrong without anybody waiting for it, such as an answer to a session that had ended. */
  readonly errors: readonly unknown[]
  /** The wallet's side of the relay, for what is not here. */
  readonly client: Wallet
  destroy(): void
}

/**
 * Makes a wallet that is reached over a relay.
 *
 * @example
 * const wallet = createRelayWallet({ relayUrl: 'ws://localhost:4401/relay', projectId, script: [{ type: 'reject' }] })
 * await wallet.pair('wc:…')
 */
export function createRelayWallet(options: RelayWalletOptions): RelayWallet {
  const { relayUrl, projectId, name = 'Virtual Relay Wallet', url = 'https://wallet.example' } = options
  const wallet = createWalletContext({ ...shared(options), authorized: false })
  const network = createNetwork(options.WebSocket)
  const client = createWallet(
    platformEnv({
      storage: options.storage ?? memoryStore(),
      openSocket: network.openSocket,
      now: wallet.env.now,
      setTimeout: wallet.env.setTimeout,
      clearTimeout: wallet.env.clearTimeout,
      fetch: (input, init) => wallet.env.fetch(input, init),
    }),
    {
      relayUrl,
      projectId,
      metadata: { name, description: 'A virtual wallet for tests.', url, icons: [options.icon ?? walletIcon(name)] },
      transport: options.transport,
    },
  )
  const steps: readonly RelayStep[] = options.script ?? []
  let isFlooding = false
  const ctx: RelayWalletContext = {
    wallet,
    client,
    network,
    script: createScript<RelayStep>(steps, () => undefined),
    methods: options.methods ?? knownMethods,
    requests: [],
    errors: [],
    held: new Set(),
    flood(parameters) {
      isFlooding = true
      flood(wallet, parameters, () => {
        for (const { topic } of client.sessions()) client.ping(topic).catch((error) => ctx.errors.push(error))
      })
      isFlooding = false
    },
  }
  const settled = notifySessions(ctx, () => isFlooding)
  /** Links by which a page also asks for a sign-in: its plain proposal is for wallets that know none. */
  const oneClick = new Set<string>()
  const confirmed: Session[] = []
  let waiters: ((session: Session) => void)[] = []

  client.on('proposal', (proposal) => {
    if (!oneClick.has(proposal.pairingTopic)) void answerProposal(ctx, proposal)
  })
  client.on('authenticate', (asked) => {
    if (options.oneClick !== false) void answerAuthentication(ctx, asked)
  })
  client.on('request', (request) => void answerSessionRequest(ctx, request))
  client.on('connect', (session) => {
    confirmed.push(session)
    const notified = waiters
    waiters = []
    for (const notify of notified) notify(session)
  })
  client.on('disconnect', () => {
    if (client.sessions().length === 0) wallet.update({ authorized: false })
  })
  client.on('error', (error) => void ctx.errors.push(error))
  const restored = client.restore().then((sessions) => {
    confirmed.push(...sessions.filter(({ isAcknowledged }) => isAcknowledged))
    if (sessions.length > 0) wallet.update({ authorized: true })
  })

  const each = async (run: (session: Session) => Promise<unknown>): Promise<void> => {
    await restored
    await Promise.all(client.sessions().map(run))
  }

  return {
    client,
    async pair(uri) {
      await restored
      const link = parsePairingUri(uri.trim())
      if (link?.methods.includes('wc_sessionAuthenticate') && options.oneClick !== false) oneClick.add(link.topic)
      await client.pair(uri)
    },
    get sessions() {
      return client.sessions()
    },
    async waitForSession() {
      await restored
      const isLive = ({ topic }: Session) => client.sessions().some((session) => session.topic === topic)
      const live = confirmed.filter(isLive).at(-1)
      return live ?? new Promise((resolve) => void waiters.push(resolve))
    },
    play: (more) => ctx.script.play(more),
    clearScript: () => ctx.script.clear(),
    get script() {
      return ctx.script.steps
    },
    get accounts() {
      return wallet.state().exposed.map((index) => wallet.keyring.at(index).address)
    },
    get chainId() {
      return wallet.state().chainId
    },
    get isLocked() {
      return wallet.state().locked
    },
    changeAccounts: (choice: AccountChoice | readonly AccountChoice[]) => changeAccounts(wallet, choice),
    changeChain: (chainId) => changeChain(wallet, chainId),
    lock: () => wallet.update({ locked: true }),
    unlock() {
      wallet.update({ locked: false })
      wallet.prompts.approve((prompt) => prompt.reason === 'lock')
    },
    flood: ctx.flood,
    update: (chainIds) =>
      each((session) =>
        setAccounts(
          ctx,
          session,
          chainIds.map((id) => `eip155:${id}`),
        ),
      ),
    extend: () => each(({ topic }) => client.extend(topic)),
    end: (topic) =>
      topic === undefined ? each((session) => client.disconnect(session.topic)) : client.disconnect(topic),
    settled,
    dropSocket: network.dropSocket,
    goOffline: network.goOffline,
    goOnline() {
      network.goOnline()
      return client.wake()
    },
    requests: ctx.requests,
    get prompts() {
      return ctx.requests.filter((request) => request.isPrompt).length
    },
    get pending() {
      return wallet.prompts.pending
    },
    waitForPending: () => wallet.prompts.next(),
    resolvePending: (id) => answerPrompts(wallet, 'approve', id),
    rejectPending: (id) => answerPrompts(wallet, 'reject', id),
    crash: (how = {}) => crash(wallet, how),
    restart: () => wallet.update({ down: undefined }),
    errors: ctx.errors,
    destroy() {
      client.destroy()
      network.goOffline()
      wallet.emitter.clear()
      wallet.prompts.clear()
    },
  }
}

/** What a virtual wallet of either kind is made of. */
function shared({
  privateKeys,
  chainId,
  chains,
  locked,
  capabilities,
  switchesToAddedChain,
  fetch,
  env,
}: RelayWalletOptions) {
  return { privateKeys, chainId, chains, locked, capabilities, switchesToAddedChain, fetch, env }
}
