import { type PeerAnswer, type Reason, storedProposal } from '@portico/wire/relay'
import { createEmitter, type Emitter } from '../createEmitter.js'
import type { RelayOptions } from '../createRelay.js'
import { createTableStorage } from '../createTableStorage.js'
import type { RelayEnv } from '../env.js'
import { RelayError } from '../RelayError.js'
import { createPeer, type IncomingRequest } from '../session/createPeer.js'
import { createSessions, type Session } from '../session/createSessions.js'
import { createSweep } from '../session/createSweep.js'
import { isExpired } from '../session/expiry.js'
import type { AuthenticateParameters, PendingAuthentication } from './authenticate.js'
import type { DappContext, DappEvents } from './context.js'
import { type Pairing, pair } from './pair.js'
import { failProposal, type PendingProposal, type ProposeParameters, propose } from './propose.js'
import { type RequestParameters, request } from './request.js'
import { listenAgain, type ResumedProposal, resume } from './resume.js'
import { onEvent, onExtend, onUpdate } from './sessionChanges.js'
import { onProposalAnswer, onSettle } from './settle.js'

/** The page's side of the relay. */
export type Dapp = {
  readonly on: Emitter<DappEvents>['on']
  /** Finds the sessions of an earlier visit, and those that other tabs began since. Everything else does it by itself first. */
  restore(): Promise<readonly Session[]>
  /** Takes up the proposal that an earlier visit put behind a link; undefined when nothing can come of it any more. */
  resume(pairingTopic: string): Promise<ResumedProposal | undefined>
  sessions(): readonly Session[]
  pair(options?: { methods?: readonly string[] | undefined }): Promise<Pairing>
  propose(parameters: ProposeParameters): Promise<PendingProposal>
  /** One-click sign-in: session and signature in one go, with a plain proposal for wallets that cannot. */
  authenticate(parameters: AuthenticateParameters): Promise<PendingAuthentication>
  request(parameters: RequestParameters): Promise<unknown>
  ping(topic: string): Promise<void>
  disconnect(topic: string, reason?: Reason): Promise<void>
  /** The page is visible again: fetches what was missed. */
  wake(): Promise<void>
  /** Our name at the relay. */
  clientId(): Promise<string>
  /** Stops everything; sessions stay for the next visit. */
  destroy(): void
}

export function createDapp(env: RelayEnv, options: RelayOptions): Dapp {
  const emitter = createEmitter<DappEvents>((error) => env.log('error', 'A listener failed', error))
  const prefix = options.storagePrefix ?? '@portico/relay/'
  const proposals = createTableStorage(env, { key: `${prefix}proposals`, schema: storedProposal, idOf: ({ id }) => id })
  let restoring: Promise<void> | undefined

  const peer = createPeer(env, options, {
    methods: {
      wc_sessionSettle: (incoming: IncomingRequest) => onSettle(ctx, incoming),
      wc_sessionUpdate: (incoming: IncomingRequest) => onUpdate(ctx, incoming),
      wc_sessionExtend: (incoming: IncomingRequest) => onExtend(ctx, incoming),
      wc_sessionEvent: (incoming: IncomingRequest) => onEvent(ctx, incoming),
      wc_sessionPing: (incoming: IncomingRequest) => sessions.onPing(incoming),
      wc_sessionDelete: (incoming: IncomingRequest) => sessions.onDelete(incoming),
    },
    async onAnswer(topic: string, answer: PeerAnswer) {
      const proposal = proposals.get(answer.id)
      if (proposal?.pairingTopic === topic && ctx.outcomes.has(proposal.id))
        await onProposalAnswer(ctx, proposal, answer)
    },
    onError: (error) => emitter.emit('error', error),
  })
  const sessions = createSessions(peer, (end) => emitter.emit('disconnect', end))
  const deadlines = () =>
    [...peer.sessions.all(), ...proposals.all(), ...peer.pairings.all()].map(({ expiry }) => expiry)
  const sweep = createSweep(env, deadlines, removeExpired)
  const ctx: DappContext = { peer, emitter, sessions, proposals, outcomes: new Map(), sweep }

  function removeExpired(): void {
    const now = env.now()
    sessions.endExpired()
    for (const proposal of proposals.all())
      if (isExpired(proposal.expiry, now)) failProposal(ctx, proposal, new RelayError('relay/proposal-expired'))
    for (const { topic, expiry } of peer.pairings.all())
      if (isExpired(expiry, now)) peer.leave(topic, new RelayError('relay/proposal-expired'))
  }

  async function restore(): Promise<void> {
    await Promise.all([peer.load(), proposals.load()])
    removeExpired()
    dropOrphans()
    listen()
  }

  function listen(): void {
    for (const { topic } of peer.sessions.all()) listenAgain(ctx, topic)
    sweep.schedule()
  }

  /** A pairing without a proposal, or the other way round, cannot lead to a session any more. */
  function dropOrphans(): void {
    const proposed = new Set(proposals.all().map(({ pairingTopic }) => pairingTopic))
    for (const { topic } of peer.pairings.all())
      if (!proposed.has(topic)) peer.leave(topic, new RelayError('relay/pairing-not-found'))
    for (const { id, pairingTopic } of proposals.all()) if (!peer.pairings.get(pairingTopic)) proposals.remove(id)
  }

  function ready(): Promise<void> {
    restoring ??= restore()
    return restoring
  }

  return {
    on: emitter.on,
    async restore() {
      const isFirst = !restoring
      await ready()
      if (!isFirst) {
        await peer.load()
        removeExpired()
        listen()
      }
      return sessions.all()
    },
    async resume(pairingTopic) {
      await ready()
      return resume(ctx, pairingTopic)
    },
    sessions: sessions.all,
    async pair(given) {
      await ready()
      return pair(ctx, given)
    },
    async propose(parameters) {
      await ready()
      return propose(ctx, parameters)
    },
    async authenticate(parameters) {
      const [{ authenticate }] = await Promise.all([import('./authenticate.js'), ready()])
      return authenticate(ctx, parameters)
    },
    async request(parameters) {
      await ready()
      return request(ctx, parameters)
    },
    async ping(topic) {
      await ready()
      await sessions.ping(topic)
    },
    async disconnect(topic, reason) {
      await ready()
      await sessions.disconnect(topic, reason)
    },
    async wake() {
      await ready()
      removeExpired()
      await peer.relay.wake()
    },
    clientId: () => peer.relay.clientId(),
    destroy() {
      sweep.stop()
      peer.close()
      const error = new RelayError('relay/closed')
      for (const outcome of ctx.outcomes.values()) outcome.reject(error)
      ctx.outcomes.clear()
    },
  }
}
