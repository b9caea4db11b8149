import { startTestPortico, testNetworks } from '@portico/testing'
import { expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { SwitchNetworkView } from './SwitchNetworkView.js'

it('waits for the wallet, tells why it did not switch, and asks again', async () => {
  const { kit, adapter } = await startTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const network = testNetworks[1]
  adapter.switchNetwork.hold()
  // The refusal is what the view shows.
  kit.actions.switchNetwork({ network }).catch(() => {})
  const view = renderView(kit, <SwitchNetworkView data={{ network }} />)
  await expect.element(view.getByText('Accept the switch in Alpha')).toBeVisible()
  adapter.switchNetwork.last().reject({ code: 4001 })
  await expect.element(view.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await view.getByRole('button', { name: 'Try again' }).click()
  adapter.switchNetwork.last().reject({ code: 4902 })
  await expect.element(view.getByRole('heading', { name: 'Switch failed' })).toBeVisible()
  await view.getByRole('button', { name: 'Try again' }).click()
  adapter.switchNetwork.last().resolve()
  await expect.poll(() => kit.getCaipNetworkId()).toBe(network.caipNetworkId)
})

it('[ROUTE-06] where the chain is not supported, it leads back to the choice instead of closing', async () => {
  const { kit, adapter } = await startTestPortico()
  adapter.connect.answer(adapter.connectionOf(adapter.connector('Alpha').id, { network: 'eip155:424242' }))
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const network = testNetworks[1]
  adapter.switchNetwork.fail({ code: 4001 })
  await kit.actions.chooseNetwork({ network }).catch(() => undefined)
  const view = renderView(kit, <SwitchNetworkView data={{ network }} />)
  await expect.element(view.getByRole('heading', { name: 'Switch declined' })).toBeVisible()
  await view.getByRole('button', { name: 'Back' }).click()
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'UnsupportedChain' }])
  expect(kit.isOpen()).toBe(true)
})
