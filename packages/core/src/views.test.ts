import { expect, it } from 'vitest'
import { views } from './views.js'

const viewNames = Object.keys(views)

it('[ROUTE-02~] all views the specification names exist', () => {
  expect(viewNames).toEqual(
    expect.arrayContaining([
      'Connect',
      'ConnectingExternal',
      'ConnectingWalletConnect',
      'ConnectingWalletConnectBasic',
      'ConnectingSiwe',
      'ConnectingFarcaster',
      'AllWallets',
      'Account',
      'UnsupportedChain',
      'SIWXSignMessage',
      'ApproveTransaction',
      'Swap',
      'RegisterAccountName',
      'RegisterAccountNameSuccess',
    ]),
  )
})

it('[ROUTE-02~] and those that what exists so far needs: networks, settings, the guides', () => {
  const ours = [
    'Networks',
    'SwitchNetwork',
    'AccountSettings',
    'WhatIsAWallet',
    'WhatIsANetwork',
    'GetWallet',
    'Downloads',
  ]
  expect(viewNames).toEqual(expect.arrayContaining(ours))
  expect(Object.isFrozen(views)).toBe(true)
})
