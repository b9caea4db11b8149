import type { Network } from '@portico/core'
import { activeNamespace } from '@portico/core/page'
import { useKitState } from '../../hooks/useKitState.js'

/** Networks of the site on which the same address receives. */
export function useCompatibleNetworks(): readonly Network[] {
  const namespace = useKitState(activeNamespace)
  const requested = useKitState((state) => state.networks.requested)
  return requested.filter(({ chainNamespace }) => chainNamespace === namespace)
}
