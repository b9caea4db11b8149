import { accountsOf, chainsOf, type Dapp, namespacesFor } from '@portico/relay'
import { fakeEnv } from '@portico/testing'
import { expect, it } from 'vitest'
import { testContext } from '../../../test/testContext.js'
import { proposePairing } from './proposePairing.js'
import type { RelayClient } from './relay.js'

/** A client that writes down what it is asked, and answers nothing. */
function createClient() {
  const calls: (readonly [string, unknown])[] = []
  const pending = { id: 1, approval: new Promise<never>(() => {}), cancel: () => undefined }
  const dapp: Partial<Dapp> = {
    async pair(given) {
      calls.push(['pair', given])
      return { uri: 'wc:x', topic: 'topic', expiresAt: 240_000 }
    },
    async propose(given) {
      calls.push(['propose', given.pairingTopic])
      return pending
    },
    async authenticate({ chains, nonce, domain, pairingTopic }) {
      calls.push(['authenticate', { chains, nonce, domain, pairingTopic }])
      return pending
    },
  }
  const client: Partial<RelayClient> = { dapp: dapp as Dapp, namespacesFor, chainsOf, accountsOf }
  return { calls, client: client as RelayClient } // what is used of them is there
}

it('proposes, and signs nothing by the way, where nobody signs in', async () => {
  const { ctx } = testContext(fakeEnv())
  const { client, calls } = createClient()
  await proposePairing(ctx, client)
  expect(calls).toEqual([
    ['pair', undefined],
    ['propose', 'topic'],
  ])
})

it('asks for a sign-in along with the session, with what is to be signed this time', async () => {
  const { ctx } = testContext(fakeEnv())
  const { client, calls } = createClient()
  ctx.signIn.current = {
    request: async (chains) => ({ domain: 'site.test', aud: 'https://site.test', nonce: `${chains.length} chains` }),
    accepted: async () => undefined,
    dropped: async () => undefined,
  }
  await proposePairing(ctx, client)
  const chains = ['eip155:31337', 'eip155:31338']
  expect(calls).toEqual([
    ['pair', { methods: ['wc_sessionAuthenticate'] }],
    ['authenticate', { chains, nonce: '2 chains', domain: 'site.test', pairingTopic: 'topic' }],
  ])
})

it.each([
  ['is not wanted', async () => undefined],
  ['cannot be asked for', () => Promise.reject(new Error('no nonce'))],
])('a sign-in that %s is a plain proposal', async (_, request) => {
  const { ctx } = testContext(fakeEnv())
  const { client, calls } = createClient()
  ctx.signIn.current = { request, accepted: async () => undefined, dropped: async () => undefined }
  await proposePairing(ctx, client)
  expect(calls.map(([name]) => name)).toEqual(['pair', 'propose'])
})
