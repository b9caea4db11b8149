import { isExcludedConnector } from '../config/isExcluded.js'
import type { Connector } from '../connectors/connector.js'
import { mergeConnectors } from '../connectors/mergeConnectors.js'
import type { Wallet } from '../connectors/wallet.js'
import type { Platform } from '../utils/detectPlatform.js'
import type { State } from './state.js'

/** Connectors after exclusions and the namespace filter, merged across namespaces. */
export function shownConnectors(
  state: State,
  platform: Platform,
  excluded: readonly Wallet[] | undefined,
): readonly Connector[] {
  const { options, namespaceFilter, connectors } = state
  const inNamespace = connectors.filter((connector) => !namespaceFilter || connector.chain === namespaceFilter)
  return mergeConnectors(inNamespace).filter(
    (connector) => !isExcludedConnector(options, connector, excluded) && !isGenericHidden(connector, platform),
  )
}

/** The generic 'Browser Wallet' is no choice when nothing is behind it; on a phone one with an rdns still is (CONNECT-09). */
function isGenericHidden(connector: Connector, platform: Platform): boolean {
  if (connector.type !== 'INJECTED' || connector.isInstalled) return false
  return !platform.isMobile || !connector.info?.rdns
}
