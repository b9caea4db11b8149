import type { PorticoContext } from '../../context.js'
import { isPaired } from '../../state/isPaired.js'
import { createPairedProvider } from './createPairedProvider.js'
import type { RelaySessions } from './createRelaySessions.js'
import { followGivenSession } from './followGivenSession.js'
import type { PairingActions } from './pairingActions.js'
import { type ResumeParameters, resumePairing } from './resumePairing.js'

/** What most pairings do without: found again after a reload, or through a provider of the site's. A chunk of its own. */
export function laterPairing(ctx: PorticoContext, sessions: RelaySessions, actions: PairingActions) {
  const provider = createPairedProvider(ctx, sessions, actions)
  return {
    paired: () => (isPaired(ctx.store.get()) ? provider : undefined),
    follow: () => followGivenSession(ctx, sessions, actions),
    resume: (parameters: ResumeParameters) => resumePairing(ctx, sessions, parameters),
  }
}
