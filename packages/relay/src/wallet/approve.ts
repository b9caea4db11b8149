import { peerReasons, type Reason, type SessionNamespaces, type StoredSession } from '@portico/wire/relay'
import { agreeOnKey, createKeyPair, topicOf } from '../crypto/keys.js'
import { limits } from '../limits.js'
import { isRelayError, RelayError } from '../RelayError.js'
import { type Session, toSession } from '../session/createSessions.js'
import { sessionExpiry, toSeconds } from '../session/expiry.js'
import { chainsOf, grantProblem } from '../session/namespaces.js'
import type { WalletContext } from './context.js'
import { closePairing, findInvitation } from './invitations.js'

export type ApproveParameters = {
  readonly id: number
  /** `grantFor(proposal, { accounts, methods, events })` makes them. */
  readonly namespaces: SessionNamespaces
}

/** Resolves when the relay has it all; `connect` says when the page has confirmed. */
export async function approve(ctx: WalletContext, { id, namespaces }: ApproveParameters): Promise<Session> {
  const { peer } = ctx
  const { pairingTopic, ask } = findInvitation(ctx, id, 'propose')
  const { proposer, requiredNamespaces, optionalNamespaces } = ask.params
  const requested = { ...optionalNamespaces, ...requiredNamespaces }
  const problem = grantProblem({ ...optionalNamespaces, ...prefixed(requiredNamespaces) }, namespaces)
  if (problem) throw new RelayError(problem)
  const granted = chainsOf(namespaces)
  if (chainsOf(requiredNamespaces).some((chain) => !granted.includes(chain)))
    throw new RelayError('relay/chain-not-granted', { rpcCode: peerReasons.userRejectedChains.code })

  const primitives = await peer.primitives()
  const { privateKey, publicKey } = await createKeyPair(peer.env, primitives)
  const symKey = await agreeOnKey(primitives, privateKey, proposer.publicKey)
  const topic = await topicOf(primitives, symKey)
  // A second tap while the keys were made.
  findInvitation(ctx, id, 'propose')
  const self = { publicKey, metadata: peer.options.metadata }
  const session: StoredSession = {
    topic,
    symKey,
    expiry: sessionExpiry(peer.env.now()),
    self,
    peer: proposer,
    controller: publicKey,
    isAcknowledged: false,
    requested,
    namespaces,
    updateId: 0,
  }
  peer.sessions.put(session)
  ctx.sweep.schedule()
  const { expiry } = session
  const relay = { protocol: 'irn' }
  const listening = peer.relay.subscribe(topic)
  const settled = peer.request(
    topic,
    'wc_sessionSettle',
    { relay, namespaces, controller: self, expiry },
    { waitMs: limits.requestSeconds * 1000 },
  )
  const answered = peer.answer(pairingTopic, id, 'wc_sessionPropose', { relay, responderPublicKey: publicKey })
  settled.then(
    () => acknowledge(ctx, topic),
    (error) => onUnsettled(ctx, topic, error),
  )
  closePairing(ctx, pairingTopic)
  await Promise.all([listening, answered])
  return toSession(session)
}

/** Refuses, with the person's reason. */
export async function reject(ctx: WalletContext, id: number, reason: Reason = peerReasons.userRejected): Promise<void> {
  const { pairingTopic } = findInvitation(ctx, id, 'propose')
  const answered = ctx.peer.refuse(pairingTopic, id, 'wc_sessionPropose', reason, 'user')
  closePairing(ctx, pairingTopic)
  await answered
}

/** The page uses the session, or has confirmed it. */
export function acknowledge(ctx: WalletContext, topic: string): void {
  const session = ctx.peer.sessions.get(topic)
  if (!session || session.isAcknowledged) return
  const acknowledged = { ...session, isAcknowledged: true }
  ctx.peer.sessions.put(acknowledged)
  ctx.emitter.emit('connect', toSession(acknowledged))
}

/** The page refused the settlement or never confirmed it: the session is removed on both sides. */
function onUnsettled(ctx: WalletContext, topic: string, error: unknown): void {
  if (isRelayError(error, 'relay/closed') || isRelayError(error, 'relay/session-ended')) return
  const details = isRelayError(error) ? (error.details ?? error.code) : ''
  ctx.peer.env.log('warn', 'The page did not settle the session', details)
  ctx.sessions.end(topic, peerReasons.settlementFailed, 'peer')
}

/** After a restart the page's confirmation is no longer awaited; it had five minutes. */
export function endUnsettled(ctx: WalletContext): void {
  const now = toSeconds(ctx.peer.env.now())
  for (const { topic, expiry, isAcknowledged } of ctx.peer.sessions.all())
    if (!isAcknowledged && now - (expiry - limits.sessionSeconds) >= limits.requestSeconds)
      ctx.sessions.end(topic, peerReasons.settlementFailed, 'peer')
}

/** Required and optional parts of one family are both asked for. */
function prefixed(namespaces: StoredSession['requested']): StoredSession['requested'] {
  return Object.fromEntries(
    Object.entries(namespaces).flatMap(([key, namespace]) =>
      key.includes(':') || !namespace.chains
        ? [[key, namespace]]
        : namespace.chains.map((chain) => [chain, { ...namespace, chains: [chain] }]),
    ),
  )
}
