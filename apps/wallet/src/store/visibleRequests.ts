import type { PendingRequest } from './walletState.js'

/** A site that offers a sign-in sends a proposal beside it: only the sign-in is shown. */
export function visibleRequests(requests: readonly PendingRequest[]): readonly PendingRequest[] {
  const signIns = new Set(
    requests.flatMap((pending) => (pending.kind === 'signIn' ? [pending.authentication.pairingTopic] : [])),
  )
  return requests.filter((pending) => pending.kind !== 'proposal' || !signIns.has(pending.proposal.pairingTopic))
}
