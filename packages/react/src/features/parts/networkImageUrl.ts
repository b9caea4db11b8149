import type { Network } from '@portico/core'
import type { State } from '@portico/core/page'

/** The host's picture of a network before its own. */
export function networkImageUrl(state: State, network: Network): string | undefined {
  return state.options.chainImages?.[network.id] ?? network.assets?.imageUrl
}
