import type { Ask } from './walletState.js'

/** A site that offers a sign-in asks in two ways at once: only the sign-in is shown. */
export function visibleAsks(asks: readonly Ask[]): readonly Ask[] {
  const signIns = new Set(asks.flatMap((ask) => (ask.kind === 'signIn' ? [ask.asked.pairingTopic] : [])))
  return asks.filter((ask) => ask.kind !== 'proposal' || !signIns.has(ask.proposal.pairingTopic))
}
