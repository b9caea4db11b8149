import { expect, it } from 'vitest'
import * as dapp from './index.js'
import * as wallet from './wallet.js'

it('exports these names and no others', () => {
  expect(Object.keys(dapp).sort()).toEqual([
    'RelayError',
    'accountsOf',
    'canRetryPairing',
    'chainsOf',
    'createDapp',
    'createEmitter',
    'createProvider',
    'isPairingExpired',
    'isRelayError',
    'namespacesFor',
    'pairingExpiresAt',
    'platformEnv',
  ])
  expect(Object.keys(wallet).sort()).toEqual([
    'RelayError',
    'accountsOf',
    'authPayloadFor',
    'chainsOf',
    'createWallet',
    'formatAuthMessage',
    'grantFor',
    'isRelayError',
    'platformEnv',
    'toCacao',
  ])
})
