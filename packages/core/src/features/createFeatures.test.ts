import { fakeEnv, TestingError, testNetworks } from '@portico/testing'
import { expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import type { PorticoOptions } from '../config/options.js'
import type { PorticoContext } from '../context.js'
import { createFeatures } from './createFeatures.js'
import { type FeatureName, features } from './features.js'

function found(options: Partial<PorticoOptions>, changes: Partial<PorticoContext> = {}): FeatureName[] {
  const { ctx } = testContext(fakeEnv(), { networks: testNetworks, ...options })
  const find = createFeatures(() => ({ ...ctx, ...changes }))
  const names = Object.keys(features) as FeatureName[] // the table's own names
  return names.filter((name) => find(name) !== undefined)
}

it('a feature is there when all that its row needs is', () => {
  const api = { load: async () => never(), peek: () => undefined, run: async () => never() }
  expect(found({ features: { send: false } })).toEqual([])
  expect(found({})).toEqual(['send'])
  expect(found({ projectId: 'p', endpoints: { relay: 'https://relay.test' } })).toEqual(['pairing', 'send'])
  expect(found({ siwx: { create: () => never() } })).toEqual(['send', 'signIn'])
  expect(found({}, { api })).toEqual(['account', 'collectibles', 'history', 'send', 'wallets'])
})

it('is made once, on first use', async () => {
  const { ctx, destroy } = testContext(fakeEnv())
  const find = createFeatures(() => ctx)
  const chunk = find('send')
  expect(find('send')).toBe(chunk)
  expect(chunk?.peek()).toBeUndefined()
  const part = await chunk?.load()
  expect(await find('send')?.load()).toBe(part)
  expect(chunk?.peek()).toBe(part)
  destroy()
})

function never(): never {
  throw new TestingError('nothing is fetched here')
}
