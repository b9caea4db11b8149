import type { Portico } from '@portico/core'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { renderView } from '../../../../test/renderView.js'
import { WalletFeatures } from './WalletFeatures.js'

it('a pointer that comes again and again fetches the views of a button once', async () => {
  const adapter = fakeAdapter({ addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })
  const { kit } = await startTestPortico({ adapter })
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  const fetched: string[] = []
  const feature: Portico['feature'] = (name) => {
    fetched.push(name)
    return kit.feature(name)
  }
  const view = renderView({ ...kit, feature }, <WalletFeatures />)
  const send = view.getByRole('button', { name: 'Send' })
  await send.hover()
  await expect.poll(() => fetched).toEqual(['send'])
  await view.getByRole('button', { name: 'Receive' }).hover()
  await send.hover()
  await view.getByRole('button', { name: 'Receive' }).hover()
  expect(fetched).toEqual(['send'])
})
