import {
  type PeerAnswer,
  peerReasons,
  type Reason,
  readAs,
  type StoredProposal,
  type StoredSession,
  sessionProposeResult,
  sessionSettle,
} from '@portico/wire/relay'
import { agreeOnKey, topicOf } from '../crypto/keys.js'
import { isRelayError, RelayError, type RelayErrorCode } from '../RelayError.js'
import type { IncomingRequest } from '../session/createPeer.js'
import { answerInTime, toSession } from '../session/createSessions.js'
import { isExpired, sessionExpiry } from '../session/expiry.js'
import { grantProblem } from '../session/namespaces.js'
import type { DappContext } from './context.js'
import { failProposal } from './propose.js'

/** The wallet's answer to a proposal: yes with its key, or no. Some wallets settle before they answer; the relay keeps it. */
export async function onProposalAnswer(ctx: DappContext, proposal: StoredProposal, answer: PeerAnswer): Promise<void> {
  if ('error' in answer) {
    const { code: rpcCode, message: details } = answer.error
    failProposal(ctx, proposal, new RelayError('relay/proposal-rejected', { rpcCode, details }))
    return
  }
  // One use: a second answer to the same link is not the wallet's.
  if (proposal.settling) return
  const result = readAs(sessionProposeResult, answer.result)
  try {
    if (!result) throw new RelayError('relay/settlement-invalid')
    const primitives = await ctx.peer.primitives()
    const symKey = await agreeOnKey(primitives, proposal.privateKey, result.responderPublicKey)
    const topic = await topicOf(primitives, symKey)
    // It may have been given up, or answered, while the key was made.
    if (!ctx.outcomes.has(proposal.id) || ctx.proposals.get(proposal.id)?.settling) return
    ctx.proposals.put({ ...proposal, settling: { topic, symKey, responder: result.responderPublicKey } })
    ctx.peer.keys.set(topic, symKey)
    ctx.peer.relay.subscribe(topic).catch((error) => {
      failProposal(ctx, proposal, isRelayError(error) ? error : new RelayError('relay/settlement-invalid'))
    })
  } catch (error) {
    failProposal(ctx, proposal, isRelayError(error) ? error : new RelayError('relay/key-agreement'))
  }
}

/** The session itself. What does not hold is refused on both ends: the wallet shall not believe in it either. */
export async function onSettle(ctx: DappContext, { topic, id, params }: IncomingRequest): Promise<void> {
  const { peer } = ctx
  const proposal = ctx.proposals.all().find(({ id, settling }) => settling?.topic === topic && ctx.outcomes.has(id))
  if (!proposal?.settling) return
  const settlement = readSettlement(proposal, params, peer.env.now())
  if ('problem' in settlement) {
    const refused = peer.refuse(topic, id, 'wc_sessionSettle', reasonFor(settlement.problem), 'auto')
    failProposal(ctx, proposal, new RelayError(settlement.problem))
    return answerInTime(peer, refused)
  }
  startSession(ctx, settlement)
  const answered = peer.answer(topic, id, 'wc_sessionSettle', true)
  ctx.proposals.remove(proposal.id)
  peer.keys.delete(topic)
  peer.leave(proposal.pairingTopic, new RelayError('relay/proposal-not-found'))
  const session = toSession(settlement)
  ctx.emitter.emit('connect', session)
  ctx.outcomes.get(proposal.id)?.resolve(session)
  ctx.outcomes.delete(proposal.id)
  return answerInTime(peer, answered)
}

/** Keeps a session and watches over its end (RELAY-03). */
export function startSession(ctx: DappContext, session: StoredSession): void {
  ctx.peer.sessions.put(session)
  ctx.sweep.schedule()
}

function readSettlement(
  proposal: StoredProposal,
  params: unknown,
  now: number,
): StoredSession | { readonly problem: RelayErrorCode } {
  const settled = readAs(sessionSettle, params)
  const { settling } = proposal
  if (!settled || !settling) return { problem: 'relay/settlement-invalid' }
  if (settled.controller.publicKey !== settling.responder) return { problem: 'relay/settlement-sender' }
  if (isExpired(settled.expiry, now)) return { problem: 'relay/settlement-expired' }
  const problem = grantProblem(proposal.requested, settled.namespaces)
  if (problem) return { problem }
  return {
    topic: settling.topic,
    symKey: settling.symKey,
    // Nobody gets longer than the protocol's seven days.
    expiry: Math.min(settled.expiry, sessionExpiry(now)),
    self: proposal.self,
    peer: settled.controller,
    controller: settled.controller.publicKey,
    isAcknowledged: true,
    requested: proposal.requested,
    namespaces: settled.namespaces,
    pairingTopic: proposal.pairingTopic,
    updateId: 0,
    ...(settled.sessionProperties && { sessionProperties: settled.sessionProperties }),
  }
}

function reasonFor(problem: RelayErrorCode): Reason {
  switch (problem) {
    case 'relay/nothing-granted':
    case 'relay/no-accounts':
      return peerReasons.userRejectedChains
    case 'relay/chains-not-asked':
      return peerReasons.unsupportedChains
    case 'relay/accounts-invalid':
      return peerReasons.unsupportedAccounts
    default:
      return peerReasons.invalidSettlement
  }
}
