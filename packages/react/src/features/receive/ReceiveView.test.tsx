import { currentView } from '@portico/core/views'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { CompatibleNetworksView } from './CompatibleNetworksView.js'
import { ReceiveView } from './ReceiveView.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

async function start() {
  const adapter = fakeAdapter({ addresses: [address] })
  const test = await startTestPortico({ adapter })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  return test
}

describe('receiving', () => {
  it('shows the address as a code and whole, copies it, and says on which network', async () => {
    const { kit, env } = await start()
    const view = renderView(kit, <ReceiveView />)
    await expect.element(view.getByRole('img', { name: 'QR code of your address' })).toBeVisible()
    await expect.element(view.getByText(address, { exact: true })).toBeVisible()
    await view.getByRole('button', { name: 'Copy address' }).click()
    expect(env.copied).toEqual([address])
    await expect.element(view.getByText(/Only send assets on Portico Local/)).toBeVisible()
    await view.getByRole('button', { name: /Compatible networks/ }).click()
    expect(currentView(kit.store.get()).name).toBe('WalletCompatibleNetworks')
  })

  it('lists the networks on which the address receives', async () => {
    const { kit } = await start()
    const view = renderView(kit, <CompatibleNetworksView />)
    await expect.element(view.getByRole('note')).toHaveTextContent('What is sent on others may be lost.')
    await expect.element(view.getByRole('listitem').nth(0)).toHaveTextContent('Portico Local')
    await expect.element(view.getByRole('listitem').nth(1)).toHaveTextContent('Portico Local Two')
  })
})
