import { expect, it } from 'vitest'
import * as testing from './index.js'

it('exports these names and no others', () => {
  expect(Object.keys(testing).sort()).toEqual([
    'TestingError',
    'countingTarget',
    'createTestPortico',
    'describeAdapter',
    'fakeAdapter',
    'fakeClock',
    'fakeConnector',
    'fakeDirectory',
    'fakeEnv',
    'fakeServer',
    'fakeSiwx',
    'fakeTransfers',
    'memoryStorage',
    'sampleListing',
    'sampleNft',
    'sampleToken',
    'sampleTransaction',
    'sampleTransfer',
    'startTestPortico',
    'startTestSignIn',
    'testNetworks',
  ])
})
