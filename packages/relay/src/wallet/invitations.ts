import type { StoredInvitation } from '@portico/wire/relay'
import { RelayError } from '../RelayError.js'
import { isExpired } from '../session/expiry.js'
import type { WalletContext } from './context.js'

export type InvitationOf<Kind extends StoredInvitation['ask']['kind']> = StoredInvitation & {
  readonly ask: Extract<StoredInvitation['ask'], { kind: Kind }>
}

/** Emits to the wallet's code; a page that sends a proposal and a sign-in causes two events, of which one is answered. */
export function announce(ctx: WalletContext, { id, pairingTopic, expiry, ask }: StoredInvitation): void {
  if (ask.kind === 'authenticate') {
    const { requester, authPayload: payload } = ask.params
    ctx.emitter.emit('authenticate', { id, pairingTopic, expiry, requester, payload })
    return
  }
  const { proposer, requiredNamespaces, optionalNamespaces } = ask.params
  ctx.emitter.emit('proposal', { id, pairingTopic, expiry, proposer, requiredNamespaces, optionalNamespaces })
}

/** Throws when it was answered before or is over. */
export function findInvitation<Kind extends StoredInvitation['ask']['kind']>(
  ctx: WalletContext,
  id: number,
  kind: Kind,
): InvitationOf<Kind> {
  const invitation = ctx.invitations.get(id)
  if (!invitation || invitation.ask.kind !== kind || isExpired(invitation.expiry, ctx.peer.env.now()))
    throw new RelayError('relay/proposal-not-found')
  return invitation as InvitationOf<Kind> // its kind was compared above
}

/** A link is for one answer: everything that came by it is over. */
export function closePairing(ctx: WalletContext, topic: string): void {
  const pairing = ctx.peer.pairings.get(topic)
  for (const { id, pairingTopic } of ctx.invitations.all()) if (pairingTopic === topic) ctx.invitations.remove(id)
  if (pairing) ctx.used.put({ topic, expiry: pairing.expiry })
  ctx.peer.leave(topic, new RelayError('relay/proposal-not-found'))
  ctx.sweep.schedule()
}
