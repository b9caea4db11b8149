import type { PorticoContext } from '../../context.js'
import type { PairingSignIn } from '../../slots/pairingSignIn.js'
import type { ResolvedSiwx } from './resolveSiwx.js'

/** Signing in while connecting over a relay, fetched when a visitor pairs. */
export function pairedSignIn(ctx: PorticoContext, resolved: ResolvedSiwx): PairingSignIn {
  const load = async (): Promise<PairingSignIn> =>
    (await import('./createPairedSignIn.js')).createPairedSignIn(ctx, resolved)
  return {
    request: async (chains) => (await load()).request(chains),
    accepted: async (cacaos) => (await load()).accepted(cacaos),
    dropped: async (cacaos) => (await load()).dropped(cacaos),
  }
}
