import type { FirstMessages, ViewEntry } from '@portico/core/views'

/** The heading of a view. */
export function viewTitle(t: FirstMessages, view: ViewEntry): string {
  switch (view.name) {
    case 'ConnectingExternal':
      return view.data.connector.name
    case 'SwitchNetwork':
      return view.data.network.name
    case 'Downloads':
      return t.titles.Downloads({ wallet: view.data.wallet.name })
    case 'ConnectingWalletConnect':
      return view.data?.wallet?.name ?? t.titles.ConnectingWalletConnect
    default:
      return t.titles[view.name]
  }
}
