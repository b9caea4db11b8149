import { RelayError } from '../RelayError.js'
import type { Session } from '../session/createSessions.js'
import type { DappContext } from './context.js'

export type ResumedProposal = {
  /** Resolves with the session, also one that began before the page went away; rejects when it was refused or too late. */
  readonly approval: Promise<Session>
  /** Stops waiting. The link stays good for whoever made it: that may be another tab, which is still showing it. */
  leave(): void
}

/**
 * Waits for a proposal that this client did not make. Only on demand: a proposal that nobody waits for must not become a
 * session, or a wallet that approves late would be connected in the place of the one in use.
 */
export function resume(ctx: DappContext, pairingTopic: string): ResumedProposal | undefined {
  const { peer, outcomes } = ctx
  const settled = ctx.sessions.all().find((session) => session.pairingTopic === pairingTopic)
  if (settled) return { approval: Promise.resolve(settled), leave: () => undefined }
  const proposal = ctx.proposals.all().find((each) => each.pairingTopic === pairingTopic)
  if (!proposal || outcomes.has(proposal.id)) return undefined
  const { id, settling } = proposal
  const approval = new Promise<Session>((resolve, reject) => outcomes.set(id, { resolve, reject }))
  // Nobody may be listening yet when it fails; whoever awaits it later still hears.
  approval.catch(() => undefined)
  if (settling) peer.keys.set(settling.topic, settling.symKey)
  for (const topic of settling ? [pairingTopic, settling.topic] : [pairingTopic]) listenAgain(ctx, topic)
  return {
    approval,
    leave() {
      const outcome = outcomes.get(id)
      if (!outcomes.delete(id)) return
      const answered = ctx.proposals.get(id)?.settling?.topic
      for (const topic of answered ? [pairingTopic, answered] : [pairingTopic]) peer.relay.unsubscribe(topic)
      outcome?.reject(new RelayError('relay/proposal-cancelled'))
    },
  }
}

export function listenAgain({ peer }: DappContext, topic: string): void {
  peer.relay.subscribe(topic).catch((error) => peer.env.log('warn', 'Unable to listen again', error))
}
