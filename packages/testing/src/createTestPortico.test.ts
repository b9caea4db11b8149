import { expect, it } from 'vitest'
import { createTestPortico } from './createTestPortico.js'
import { fakeAdapter, fakeConnector } from './fakeAdapter.js'
import { fakeEnv } from './fakeEnv.js'
import { startTestPortico } from './startTestPortico.js'

it('starts a kit whose wallets agree to everything', async () => {
  const { kit, adapter } = createTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  expect(kit.getAddress()).toBe(adapter.addresses[0])
  expect(kit.getCaipNetworkId()).toBe('eip155:31337')
  expect(await kit.signMessage('hello')).toBe(`${adapter.addresses[0]} signed hello`)
  kit.destroy()
  expect(adapter.running()).toBe(0)
})

it('holds, refuses and answers calls as the test says', async () => {
  const { kit, adapter, clock } = await startTestPortico()
  const alpha = adapter.connector('Alpha')
  const beta = adapter.connector('Beta')
  adapter.connect.hold()
  const connecting = kit.actions.connect({ connector: alpha })
  expect(adapter.connect.calls).toHaveLength(1)
  adapter.connect.last().resolve()
  await connecting
  adapter.connect.fail({ code: 4001 })
  await expect(kit.actions.connect({ connector: beta })).rejects.toMatchObject({ code: 'rpc/user-rejected' })
  adapter.connect.answer(adapter.connectionOf(beta.id, { network: 'eip155:31338' }))
  await kit.actions.connect({ connector: beta })
  expect(kit.getCaipNetworkId()).toBe('eip155:31338')
  await clock.advance(10_000)
  expect(clock.pending()).toBe(0)
})

it('takes the parts it is given', () => {
  const env = fakeEnv()
  const adapter = fakeAdapter({ connectors: [fakeConnector('eip155', 'Gamma Wallet')] })
  const test = createTestPortico({ env, adapter, options: { themeMode: 'light' } })
  expect(test.env).toBe(env)
  expect(test.kit.getThemeMode()).toBe('light')
  expect(test.kit.getConnectors().map(({ id }) => id)).toEqual(['test.gamma-wallet'])
})
