import { encodeAbiParameters } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeEnv } from '../../env.js'
import { addressOf } from '../../test/chainLogs.js'
import { type ChainNode, startChainNode } from '../../test/chainNode.js'
import { testNetwork } from '../../test/testNetwork.js'
import { zeroAddress } from '../evmAddress.js'
import { createRpcs } from '../rpc/createRpcs.js'
import { createEnsIdentities } from './ens.js'

const nobody = { name: null, avatar: null }
let node: ChainNode
beforeAll(async () => {
  node = await startChainNode()
})
afterAll(() => node.stop())

it('[NAME-06] keeps an identity for five minutes, and a failure not at all', async () => {
  let now = 0
  const env = { ...nodeEnv(), now: () => now }
  const networks = [testNetwork({ rpcUrls: [node.url], ensUniversalResolver: addressOf(0xe5) })]
  const identities = createEnsIdentities({
    env,
    log: () => undefined,
    networks,
    rpcOf: createRpcs(env, networks),
    images: { urlOf: async () => null },
    safeFetch: () => Promise.reject(new TypeError('nothing to fetch')),
    describe: async () => new Map(),
  })
  const asked = async () => {
    const before = node.requests
    expect(await identities.identityOf(addressOf(1))).toEqual(nobody)
    return node.requests - before
  }

  node.mood = 'dead'
  expect(await asked()).toBeGreaterThan(0)
  node.mood = 'well'
  const parts = [{ type: 'string' }, { type: 'address' }, { type: 'address' }]
  node.onCall = () => encodeAbiParameters(parts, ['', zeroAddress, zeroAddress])
  expect(await asked()).toBe(1)
  now += 5 * 60 * 1000 - 1
  expect(await asked()).toBe(0)
  now += 1
  expect(await asked()).toBe(1)
})
