import { expect, it } from 'vitest'
import * as wire from './index.js'
import * as rpc from './rpc.js'
import * as wallets from './wallets.js'

it('exports these names and no others', () => {
  expect(Object.keys(wire).sort()).toEqual([
    'formatCaipAddress',
    'formatCaipNetworkId',
    'isCaipAddress',
    'isCaipNetworkId',
    'isNamespace',
    'namespaces',
    'parseCaipAddress',
    'parseCaipNetworkId',
    'relayNamespaces',
  ])
  expect(Object.keys(rpc).sort()).toEqual(['rpcCodes', 'rpcErrorName'])
  expect(Object.keys(wallets).sort()).toEqual(['cleanName', 'parseAnnouncement'])
})
