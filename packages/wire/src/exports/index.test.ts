import { expect, it } from 'vitest'
import * as evm from './evm.js'
import * as headers from './headers.js'
import * as wire from './index.js'
import * as rpc from './rpc.js'
import * as units from './units.js'
import * as wallets from './wallets.js'

it('exports these names and no others', () => {
  expect(Object.keys(wire).sort()).toEqual([
    'formatCaipAddress',
    'formatCaipNetworkId',
    'formatUuid',
    'isCaipAddress',
    'isCaipNetworkId',
    'isNamespace',
    'namespaces',
    'parseCaipAddress',
    'parseCaipNetworkId',
    'relayNamespaces',
  ])
  expect(Object.keys(rpc).sort()).toEqual(['rpcCodes', 'rpcErrorName'])
  expect(Object.keys(evm)).toEqual(['toChecksumAddress'])
  expect(Object.keys(headers)).toEqual(['readRetryAfter'])
  expect(Object.keys(units)).toEqual(['formatUnits'])
  expect(Object.keys(wallets).sort()).toEqual(['cleanName', 'parseAnnouncement'])
})
