import {
  type Cacao,
  peerReasons,
  type Reason,
  type SessionNamespaces,
  storedInvitation,
  storedRequest,
  storedUse,
} from '@portico/wire/relay'
import { createEmitter, type Emitter } from '../createEmitter.js'
import type { RelayOptions } from '../createRelay.js'
import { createTableStorage } from '../createTableStorage.js'
import type { RelayEnv } from '../env.js'
import { RelayError } from '../RelayError.js'
import { createPeer, type IncomingRequest } from '../session/createPeer.js'
import { createSessions, type Session } from '../session/createSessions.js'
import { createSweep } from '../session/createSweep.js'
import { isExpired } from '../session/expiry.js'
import { type ApproveParameters, acknowledge, approve, endUnsettled, reject } from './approve.js'
import { approveAuthentication, rejectAuthentication } from './authenticate.js'
import { type EmitParameters, emit, extend, update } from './change.js'
import type { WalletContext, WalletEvents } from './context.js'
import { announce } from './invitations.js'
import { onAuthenticate, onPairingDelete, onPairingPing, onPropose, pair } from './pair.js'
import { onRequest, type RespondParameters, respond } from './respond.js'

/** The wallet's side of the relay. */
export type Wallet = {
  readonly on: Emitter<WalletEvents>['on']
  /** Reads what an earlier run left, listens again, and says again what the person has not answered. */
  restore(): Promise<readonly Session[]>
  sessions(): readonly Session[]
  pair(uri: string): Promise<{ readonly topic: string }>
  approve(parameters: ApproveParameters): Promise<Session>
  reject(id: number, reason?: Reason): Promise<void>
  approveAuthentication(parameters: { readonly id: number; readonly cacaos: readonly Cacao[] }): Promise<Session>
  rejectAuthentication(id: number, reason?: Reason): Promise<void>
  respond(parameters: RespondParameters): Promise<void>
  emit(parameters: EmitParameters): Promise<void>
  update(topic: string, namespaces: SessionNamespaces): Promise<Session>
  extend(topic: string): Promise<Session>
  ping(topic: string): Promise<void>
  disconnect(topic: string, reason?: Reason): Promise<void>
  /** The app is in front again: fetches what was missed. */
  wake(): Promise<void>
  clientId(): Promise<string>
  destroy(): void
}

export function createWallet(env: RelayEnv, options: RelayOptions): Wallet {
  const emitter = createEmitter<WalletEvents>((error) => env.log('error', 'A listener failed', error))
  const prefix = options.storagePrefix ?? '@portico/relay/'
  const invitations = createTableStorage(env, {
    key: `${prefix}invitations`,
    schema: storedInvitation,
    idOf: ({ id }) => id,
  })
  const requests = createTableStorage(env, { key: `${prefix}requests`, schema: storedRequest, idOf: ({ id }) => id })
  const used = createTableStorage(env, { key: `${prefix}used`, schema: storedUse, idOf: ({ topic }) => topic })
  let restoring: Promise<void> | undefined

  const peer = createPeer(env, options, {
    methods: {
      wc_sessionPropose: (incoming: IncomingRequest) => onPropose(ctx, incoming),
      wc_sessionAuthenticate: (incoming: IncomingRequest) => onAuthenticate(ctx, incoming),
      wc_pairingPing: (incoming: IncomingRequest) => onPairingPing(ctx, incoming),
      wc_pairingDelete: (incoming: IncomingRequest) => onPairingDelete(ctx, incoming),
      wc_sessionRequest: (incoming: IncomingRequest) => onRequest(ctx, incoming),
      wc_sessionPing: (incoming: IncomingRequest) => sessions.onPing(incoming),
      wc_sessionDelete: (incoming: IncomingRequest) => sessions.onDelete(incoming),
    },
    onAnswer(topic, answer) {
      // To a settlement from before a restart; a page's other answers have somebody waiting.
      if (peer.sessions.get(topic)?.isAcknowledged !== false) return
      if ('error' in answer) sessions.end(topic, peerReasons.settlementFailed, 'peer')
      else acknowledge(ctx, topic)
    },
    onError: (error) => emitter.emit('error', error),
  })
  const sessions = createSessions(peer, (end) => {
    for (const { id, topic } of requests.all()) if (topic === end.topic) requests.remove(id)
    emitter.emit('disconnect', end)
  })
  const deadlines = () =>
    [peer.sessions, peer.pairings, invitations, requests, used].flatMap((shelf) =>
      shelf.all().map(({ expiry }) => expiry),
    )
  const sweep = createSweep(env, deadlines, removeExpired)
  const ctx: WalletContext = { peer, emitter, sessions, invitations, requests, used, sweep }

  function removeExpired(): void {
    const isOver = ({ expiry }: { readonly expiry: number }) => isExpired(expiry, env.now())
    sessions.endExpired()
    for (const { id } of invitations.all().filter(isOver)) {
      invitations.remove(id)
      emitter.emit('expire', { id })
    }
    for (const { id, topic } of requests.all().filter(isOver)) {
      requests.remove(id)
      if (peer.sessions.get(topic))
        peer.refuse(topic, id, 'wc_sessionRequest', peerReasons.requestExpired, 'auto').catch(() => undefined)
      emitter.emit('expire', { id })
    }
    for (const { topic } of peer.pairings.all().filter(isOver)) peer.leave(topic, new RelayError('relay/uri-expired'))
    for (const { topic } of used.all().filter(isOver)) used.remove(topic)
  }

  async function restore(): Promise<void> {
    await Promise.all([peer.load(), invitations.load(), requests.load(), used.load()])
    removeExpired()
    endUnsettled(ctx)
    for (const { id, topic } of requests.all()) if (!peer.sessions.get(topic)) requests.remove(id)
    for (const { id, pairingTopic } of invitations.all()) if (!peer.pairings.get(pairingTopic)) invitations.remove(id)
    for (const { topic } of [...peer.sessions.all(), ...peer.pairings.all()])
      peer.relay.subscribe(topic).catch((error) => env.log('warn', 'Unable to listen again', error))
    for (const invitation of invitations.all()) announce(ctx, invitation)
    for (const request of requests.all()) {
      const session = peer.sessions.get(request.topic)
      if (session) emitter.emit('request', { ...request, params: request.params, peer: session.peer.metadata })
    }
    sweep.schedule()
  }

  /** Whatever is asked of this side, what is stored comes first. */
  function after<Args extends readonly unknown[], Result>(run: (...args: Args) => Promise<Result>) {
    return async (...args: Args): Promise<Result> => {
      restoring ??= restore()
      await restoring
      return run(...args)
    }
  }

  return {
    on: emitter.on,
    restore: after(async () => sessions.all()),
    sessions: sessions.all,
    pair: after((uri: string) => pair(ctx, uri)),
    approve: after((parameters: ApproveParameters) => approve(ctx, parameters)),
    reject: after((id: number, reason?: Reason) => reject(ctx, id, reason)),
    approveAuthentication: after((parameters: { readonly id: number; readonly cacaos: readonly Cacao[] }) =>
      approveAuthentication(ctx, parameters),
    ),
    rejectAuthentication: after((id: number, reason?: Reason) => rejectAuthentication(ctx, id, reason)),
    respond: after((parameters: RespondParameters) => respond(ctx, parameters)),
    emit: after((parameters: EmitParameters) => emit(ctx, parameters)),
    update: after((topic: string, namespaces: SessionNamespaces) => update(ctx, topic, namespaces)),
    extend: after((topic: string) => extend(ctx, topic)),
    ping: after((topic: string) => sessions.ping(topic)),
    disconnect: after((topic: string, reason?: Reason) => sessions.disconnect(topic, reason)),
    wake: after(async () => {
      removeExpired()
      await peer.relay.wake()
    }),
    clientId: () => peer.relay.clientId(),
    destroy() {
      sweep.stop()
      peer.close()
    },
  }
}
