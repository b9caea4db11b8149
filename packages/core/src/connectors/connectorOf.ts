import type { Platform } from '../utils/detectPlatform.js'
import type { Connector } from './connector.js'
import type { Wallet } from './wallet.js'

/** The connector of this page that is a listed wallet already: by id, explorer id or rdns (reference §4.2). */
export function connectorOf(
  { id, rdns }: Wallet,
  connectors: readonly Connector[],
  { isMobile }: Pick<Platform, 'isMobile'>,
): Connector | undefined {
  // One wallet under two identities: the app's browser announces its own.
  const canonical = (value: string | undefined): string | undefined =>
    isMobile && value === 'io.metamask.mobile' ? 'io.metamask' : value
  return connectors.find(
    (connector) =>
      connector.explorerId === id ||
      connector.id === id ||
      (rdns && canonical(connector.info?.rdns) === canonical(rdns)),
  )
}

/** On a phone a listed wallet is an app, and must say how to open it. */
export function hasWayIn(wallet: Wallet, { isMobile }: Pick<Platform, 'isMobile'>): boolean {
  return !isMobile || wallet.mobile_link !== undefined
}
