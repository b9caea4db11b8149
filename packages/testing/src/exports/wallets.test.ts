import { expect, it } from 'vitest'
import * as wallets from './wallets.js'

it('exports these names and no others', () => {
  expect(Object.keys(wallets).sort()).toEqual([
    'ProviderRpcError',
    'VirtualWalletError',
    'announceMalformed',
    'createVirtualWallet',
    'installWallets',
    'malformedAnnouncements',
    'recordEvents',
    'virtualWallets',
    'walletConfigs',
  ])
})
