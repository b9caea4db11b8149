import { fakeAdapter, startTestPortico, testNetworks } from '@portico/testing'
import { expect, it } from 'vitest'

const [, two] = testNetworks

async function unsupported() {
  const adapter = fakeAdapter()
  const test = await startTestPortico({ adapter })
  adapter.connect.answer(adapter.connectionOf(adapter.connector('Alpha').id, { network: 'eip155:424242' }))
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const views = () => test.kit.store.get().router.stack.map(({ name }) => name)
  expect(views()).toEqual(['UnsupportedChain'])
  return { ...test, adapter, views }
}

it('[ROUTE-06] a network chosen on UnsupportedChain takes its place, so that there is a way back to it', async () => {
  const { kit, adapter, views } = await unsupported()
  adapter.switchNetwork.fail({ code: 4001 })
  await kit.actions.chooseNetwork({ network: two }).catch(() => undefined)
  expect(views()).toEqual(['SwitchNetwork'])
  kit.actions.replace('UnsupportedChain')
  expect([kit.isOpen(), views()]).toEqual([true, ['UnsupportedChain']])
})

it('a wallet that agrees ends it', async () => {
  const { kit } = await unsupported()
  await kit.actions.chooseNetwork({ network: two })
  expect([kit.isOpen(), kit.getCaipNetworkId()]).toEqual([false, two.caipNetworkId])
})
