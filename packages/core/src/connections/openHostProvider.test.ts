import { fakeAdapter, fakeEnv } from '@portico/testing'
import { expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import { initialAccount } from '../state/slices/accounts.js'
import { openHostProvider } from './openHostProvider.js'

it('after destroy the provider follows no wallet any more', async () => {
  const { ctx, destroy } = testContext(fakeEnv())
  const heard: string[] = []
  const show = (id: string): void => {
    const provider = { request: async () => null, on: () => void heard.push(id) }
    const connection = { ...fakeAdapter().connectionOf(id, { provider }), id, sourceId: 'adapter:eip155' }
    const eip155 = { list: [connection], activeId: id, restoring: undefined }
    const accounts = { eip155: { ...initialAccount, address: '0x1' } }
    ctx.store.update((state) => ({ ...state, accounts, connections: { eip155 } }))
  }
  await openHostProvider(ctx, 'eip155')
  ctx.hostProviders.get('eip155')?.on?.('chainChanged', () => undefined)
  show('first')
  expect(heard).toEqual(['first'])
  destroy()
  show('second')
  expect(heard).toEqual(['first'])
})
