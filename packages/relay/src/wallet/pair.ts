import { parsePairingUri, readAs, sessionAuthenticate, sessionPropose } from '@portico/wire/relay'
import { limits } from '../limits.js'
import { RelayError } from '../RelayError.js'
import type { IncomingRequest } from '../session/createPeer.js'
import { answerInTime } from '../session/createSessions.js'
import { isExpired, toSeconds } from '../session/expiry.js'
import type { WalletContext } from './context.js'
import { announce, closePairing } from './invitations.js'

/** Follows a link. What the page wants comes as `proposal` or `authenticate`. */
export async function pair(ctx: WalletContext, uri: string): Promise<{ readonly topic: string }> {
  const { peer } = ctx
  const parsed = parsePairingUri(uri.trim())
  if (!parsed) throw new RelayError('relay/uri-invalid')
  const { topic, symKey } = parsed
  const expiry = parsed.expiryTimestamp ?? toSeconds(peer.env.now()) + limits.uriSeconds
  if (isExpired(expiry, peer.env.now())) throw new RelayError('relay/uri-expired')
  if (ctx.used.get(topic) || peer.sessions.get(topic)) throw new RelayError('relay/uri-used')
  const pending = ctx.invitations.all().filter(({ pairingTopic }) => pairingTopic === topic)
  if (pending.length) {
    for (const invitation of pending) announce(ctx, invitation)
    return { topic }
  }
  peer.pairings.put({ topic, symKey, expiry })
  ctx.sweep.schedule()
  await peer.relay.subscribe(topic)
  return { topic }
}

export function onPropose(ctx: WalletContext, { topic, id, params }: IncomingRequest): void {
  const proposal = readAs(sessionPropose, params)
  const pairing = ctx.peer.pairings.get(topic)
  if (!pairing || !proposal) return
  keep(ctx, { id, pairingTopic: topic, expiry: pairing.expiry, ask: { kind: 'propose', params: proposal } }, proposal)
}

export function onAuthenticate(ctx: WalletContext, { topic, id, params }: IncomingRequest): void {
  const request = readAs(sessionAuthenticate, params)
  const pairing = ctx.peer.pairings.get(topic)
  if (!pairing || !request) return
  keep(
    ctx,
    { id, pairingTopic: topic, expiry: pairing.expiry, ask: { kind: 'authenticate', params: request } },
    request,
  )
}

export async function onPairingPing(ctx: WalletContext, { topic, id }: IncomingRequest): Promise<void> {
  if (ctx.peer.pairings.get(topic)) await answerInTime(ctx.peer, ctx.peer.answer(topic, id, 'wc_pairingPing', true))
}

/** The page gave up: nothing that came by its link can be answered any more. */
export async function onPairingDelete(ctx: WalletContext, { topic, id }: IncomingRequest): Promise<void> {
  if (!ctx.peer.pairings.get(topic)) return
  const over = ctx.invitations.all().filter(({ pairingTopic }) => pairingTopic === topic)
  const answered = ctx.peer.answer(topic, id, 'wc_pairingDelete', true)
  closePairing(ctx, topic)
  for (const invitation of over) ctx.emitter.emit('expire', { id: invitation.id })
  await answerInTime(ctx.peer, answered)
}

type Invitation = Parameters<WalletContext['invitations']['put']>[0]

function keep(
  ctx: WalletContext,
  invitation: Invitation,
  { expiryTimestamp }: { expiryTimestamp?: number | undefined },
) {
  const expiry = Math.min(invitation.expiry, expiryTimestamp ?? invitation.expiry)
  if (isExpired(expiry, ctx.peer.env.now())) return
  const kept = { ...invitation, expiry }
  ctx.invitations.put(kept)
  ctx.sweep.schedule()
  announce(ctx, kept)
}
