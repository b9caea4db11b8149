import type { PorticoContext } from '../context.js'
import { accountOf, activeNamespace } from '../state/selectors.js'
import { setAccount } from '../state/slices/accounts.js'
import { track } from '../telemetry/track.js'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** In the order of the specification's `currentTab`. */
export const accountTabs: readonly AccountTab[] = /* @__PURE__ */ Object.freeze(['tokens', 'nfts', 'activity'])

/** Shows another part of the account; it is the same part when the visitor comes back. */
export function setAccountTab(ctx: PorticoContext, { tab }: { tab: AccountTab }): void {
  const namespace = activeNamespace(ctx.store.get())
  if (!namespace) return
  const isSmartAccount = accountOf(ctx.store.get()).preferredAccountTypes?.[namespace] === 'smartAccount'
  if (tab === 'activity') track(ctx, { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } })
  ctx.store.update((state) => setAccount(state, namespace, { currentTab: accountTabs.indexOf(tab) }))
}
