import type { Portico } from '@portico/core'
import type { ViewName } from '@portico/core/views'
import type { ComponentType } from 'react'
import { connectViews } from '../features/connect/index.js'
import { loadMoneyViews } from '../features/loadMoneyViews.js'

/** A view of any name; its own data was matched when it was pushed. */
export type AnyView = ComponentType<{ data: never }>
export type ViewMap = Partial<Record<ViewName, AnyView>>

/** Views that come with the modal. */
export const firstViews: ViewMap = connectViews

/** Where the other views are. Each feature is a chunk; what a site has not set up says so. */
export async function loadViews(kit: Portico, name: ViewName): Promise<ViewMap> {
  switch (name) {
    case 'ConnectingExternal':
    case 'AllWallets':
    case 'WhatIsAWallet':
    case 'Create':
    case 'GetWallet':
    case 'Downloads':
      return (await import('../features/choosing.js')).choosingViews
    case 'ConnectingWalletConnect':
    case 'ConnectingWalletConnectBasic':
    case 'ConnectingMultiChain':
      return (await import('../features/pairing/index.js')).pairingViews
    case 'Networks':
    case 'SwitchNetwork':
    case 'UnsupportedChain':
    case 'WhatIsANetwork':
      return (await import('../features/networks/index.js')).networkViews
    case 'Account':
    case 'AccountSettings':
    case 'SwitchAddress':
      return (await import('../features/account/index.js')).accountViews
    case 'WalletSend':
    case 'WalletSendSelectToken':
    case 'WalletSendPreview':
    case 'WalletSendProgress':
      return (await loadMoneyViews(kit, 'send')) ?? unavailable(name)
    case 'WalletReceive':
    case 'WalletCompatibleNetworks':
      return (await loadMoneyViews(kit, 'receive')) ?? unavailable(name)
    case 'SIWXSignMessage':
    case 'ConnectingSiwe':
      return (await import('../features/siwx/index.js')).signInViews
    default:
      return unavailable(name)
  }
}

async function unavailable(name: ViewName): Promise<ViewMap> {
  return { [name]: (await import('../features/choosing.js')).unavailableView }
}
