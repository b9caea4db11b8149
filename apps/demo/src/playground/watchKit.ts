import type { Portico, PorticoEvent } from '@portico/core'

/** Tells what a kit says about itself: its events, and each change of what a host can read. */
export function watchKit(kit: Portico, log: (name: string, detail: unknown) => void): void {
  const onEvent = ({ data }: PorticoEvent): void => log(data.event, 'properties' in data ? data.properties : undefined)
  const first = kit.getEvent()
  if (first) onEvent(first) // sent while the kit was made
  kit.subscribeEvents(onEvent)
  kit.subscribeState(({ open, loading, selectedNetworkId }) => log('state', { open, loading, selectedNetworkId }))
  kit.subscribeNetwork((network) => log('network', network ? `${network.name} (${network.caipNetworkId})` : 'none'))
  kit.subscribeTheme(({ mode, variables }) => log('theme', { mode, ...variables }))
  kit.subscribeWalletInfo((wallet) => log('wallet', wallet?.name ?? 'none'))
  // An account changes with every balance; only who and whether is news here.
  let told = ''
  kit.subscribeAccount(({ status, caipAddress }) => {
    const news = caipAddress ? `${status} ${caipAddress}` : status
    if (news !== told) log('account', news)
    told = news
  })
}
