import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { SwitchAddressView } from './SwitchAddressView.js'

it('uses the account that is chosen', async () => {
  const { kit, adapter } = await startTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const view = renderView(kit, <SwitchAddressView />)
  const [first = '', second = ''] = adapter.addresses
  await expect.element(view.getByTitle(first)).toHaveAttribute('aria-current', 'true')
  await view.getByTitle(second).click()
  await expect.element(view.getByTitle(second)).toHaveAttribute('aria-current', 'true')
  expect(kit.getAddress()).toBe(second)
})
