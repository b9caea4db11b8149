import type { State } from '../../state/state.js'
import type { Platform } from '../../utils/detectPlatform.js'

/** Whether the row that opens the whole directory is shown. */
export function hasAllWallets({ options }: State, { isMobile }: Pick<Platform, 'isMobile'>): boolean {
  const { allWallets = 'SHOW', endpoints, features, enableWallets } = options
  const isWanted = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && isMobile)
  return Boolean(endpoints.directory && enableWallets && features.allWallets && isWanted)
}
