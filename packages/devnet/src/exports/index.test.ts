import { expect, it } from 'vitest'
import * as contracts from './contracts.js'
import * as index from './index.js'

it('exports these names and no others', () => {
  expect(Object.keys(index).sort()).toEqual([
    'DevnetError',
    'devnetAccounts',
    'devnetChains',
    'devnetContracts',
    'devnetImpostor',
    'devnetNames',
    'placeGasPriceOracle',
    'startDevnet',
  ])
  expect(Object.keys(contracts).sort()).toEqual([
    'devnetAccounts',
    'devnetChains',
    'devnetContracts',
    'devnetImpostor',
    'devnetNames',
  ])
})
