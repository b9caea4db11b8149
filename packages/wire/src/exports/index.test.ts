import { expect, it } from 'vitest'
import * as wire from './index.js'

it('exports these names and no others', () => {
  expect(Object.keys(wire).sort()).toEqual([
    'cleanName',
    'formatCaipAddress',
    'formatCaipNetworkId',
    'isCaipAddress',
    'isCaipNetworkId',
    'isNamespace',
    'namespaces',
    'parseAnnouncement',
    'parseCaipAddress',
    'parseCaipNetworkId',
    'relayNamespaces',
    'rpcCodes',
    'rpcErrorName',
  ])
})
