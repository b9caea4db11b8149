import { currentView } from '@portico/core/views'
import { fakeAdapter, fakeConnector, startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js'

const evm = fakeConnector('eip155', 'Alpha')
const solana = fakeConnector('solana', 'Alpha')
const both = { ...evm, type: 'MULTI_CHAIN' as const, connectors: [evm, solana] }

async function setup(connector = both) {
  const adapter = fakeAdapter({ connectors: [evm] })
  const test = await startTestPortico({ adapter })
  await test.kit.open()
  const view = renderView(test.kit, <ConnectingMultiChainView data={{ connector }} />)
  return { ...test, adapter, view }
}

it('[ROUTE-11] asks for which kind of networks the wallet shall connect, and connects it there', async () => {
  const { view, kit, adapter } = await setup()
  adapter.connect.hold()
  await expect.element(view.getByText('Select Chain for Alpha')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Solana' })).toBeVisible()
  await view.getByRole('button', { name: 'EVM Networks' }).click()
  expect(currentView(kit.store.get())).toMatchObject({ name: 'ConnectingExternal', data: { connector: evm } })
})

it('a wallet of one kind is one row', async () => {
  const { view } = await setup({ ...both, connectors: [evm] })
  await expect.element(view.getByRole('button', { name: 'EVM Networks' })).toBeVisible()
  expect(view.getByRole('button').elements()).toHaveLength(1)
})
