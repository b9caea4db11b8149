import { currentView } from '@portico/core/views'
import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { AccountSettingsView } from './AccountSettingsView.js'

async function startConnected(enableNetworkSwitch: boolean) {
  const test = await startTestPortico({ options: { enableNetworkSwitch } })
  await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
  return { ...test, view: renderView(test.kit, <AccountSettingsView />) }
}

describe('AccountSettingsView', () => {
  it('leads to the networks', async () => {
    const { view, kit } = await startConnected(true)
    await view.getByRole('button', { name: 'Portico Local Network' }).click()
    expect(currentView(kit.store.get()).name).toBe('Networks')
  })

  it('[NET-10] hides switching where the site does not want it', async () => {
    const { view } = await startConnected(false)
    await expect.element(view.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    await expect.element(view.getByText('Network')).not.toBeInTheDocument()
  })
})
