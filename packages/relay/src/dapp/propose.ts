import { type ProposalNamespaces, peerReasons, type StoredPairing, type StoredProposal } from '@portico/wire/relay'
import { createKeyPair } from '../crypto/keys.js'
import { RelayError } from '../RelayError.js'
import type { Session } from '../session/createSessions.js'
import { isExpired } from '../session/expiry.js'
import type { DappContext } from './context.js'

export type ProposeParameters = {
  /** Of `pair()`. */
  readonly pairingTopic: string
  /** Asked for as optional: a wallet grants what it knows. `namespacesFor(chains)` makes them. */
  readonly namespaces: ProposalNamespaces
  readonly sessionProperties?: Readonly<Record<string, unknown>> | undefined
}
export type PendingProposal = {
  readonly id: number
  /** Resolves when the wallet approved and the session holds; rejects when it was refused, wrong or too late. */
  readonly approval: Promise<Session>
  /** Gives up; the link is worth nothing afterwards. */
  cancel(): void
}

/**
 * Puts a proposal behind a link. Resolves when the relay has answered: the proposal is on its way then, and whoever scans a
 * code takes longer than that. If it does not get there after all, `approval` says so.
 */
export async function propose(ctx: DappContext, parameters: ProposeParameters): Promise<PendingProposal> {
  const { peer } = ctx
  const { pairingTopic, namespaces, sessionProperties } = parameters
  const pairing = livePairing(ctx, pairingTopic)
  const { privateKey, publicKey } = await createKeyPair(peer.env, await peer.primitives())
  const id = peer.nextId()
  const self = { publicKey, metadata: peer.options.metadata }
  const proposal: StoredProposal = { id, pairingTopic, privateKey, expiry: pairing.expiry, self, requested: namespaces }
  ctx.proposals.put(proposal)
  ctx.sweep.schedule()
  const approval = new Promise<Session>((resolve, reject) => ctx.outcomes.set(id, { resolve, reject }))
  // It may fail before it is awaited: no unhandled rejection then, and a later await still rejects.
  approval.catch(() => undefined)
  const params = {
    id,
    pairingTopic,
    relays: [{ protocol: 'irn' }],
    proposer: self,
    requiredNamespaces: {},
    optionalNamespaces: namespaces,
    expiryTimestamp: pairing.expiry,
    ...(sessionProperties && { sessionProperties }),
  }
  const fail = (error: unknown): void =>
    failProposal(ctx, proposal, error instanceof RelayError ? error : new RelayError('relay/publish-expired'))
  // One round trip: the relay keeps the order of one socket's calls.
  const subscribed = peer.relay.subscribe(pairingTopic)
  peer.notify(pairingTopic, 'wc_sessionPropose', params, { id }).catch(fail)
  try {
    await subscribed
  } catch (error) {
    fail(error)
    throw error
  }
  return {
    id,
    approval,
    cancel: () => cancel(ctx, proposal),
  }
}

/** Tells a wallet that has the link open already; whether one has is not known. */
function cancel(ctx: DappContext, proposal: StoredProposal): void {
  if (!ctx.proposals.get(proposal.id)) return
  const { code, message } = peerReasons.userDisconnected
  ctx.peer.notify(proposal.pairingTopic, 'wc_pairingDelete', { code, message }).catch(() => undefined)
  failProposal(ctx, proposal, new RelayError('relay/proposal-cancelled'))
}

export function livePairing(ctx: DappContext, topic: string): StoredPairing {
  const pairing = ctx.peer.pairings.get(topic)
  if (!pairing || isExpired(pairing.expiry, ctx.peer.env.now())) throw new RelayError('relay/pairing-not-found')
  return pairing
}

/** Ends a proposal that leads nowhere, with all that it had opened. */
export function failProposal(ctx: DappContext, { id }: StoredProposal, error: RelayError): void {
  const proposal = ctx.proposals.get(id)
  if (!proposal) return
  ctx.proposals.remove(id)
  ctx.peer.leave(proposal.pairingTopic, error)
  if (proposal.settling) ctx.peer.leave(proposal.settling.topic, error)
  ctx.outcomes.get(id)?.reject(error)
  ctx.outcomes.delete(id)
}
