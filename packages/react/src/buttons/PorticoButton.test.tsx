import { createChunk } from '@portico/core/page'
import { fakeAdapter, startTestPortico } from '@portico/testing'
import { StrictMode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderView } from '../../test/renderView.js'
import { PorticoReactContext } from '../reactContext.js'
import { AccountButton } from './AccountButton.js'
import { PorticoButton } from './PorticoButton.js'

/** The button, with the account button's code coming as told. */
async function setup(loadAccountButton: () => Promise<typeof AccountButton>) {
  const adapter = fakeAdapter()
  adapter.balance.answer({ balance: '1.5', symbol: 'ETH' })
  const { kit } = await startTestPortico({ adapter })
  let asked = 0
  const accountButton = createChunk(() => {
    asked++
    return loadAccountButton()
  })
  const view = renderView(
    kit,
    <StrictMode>
      <PorticoReactContext.Provider value={{ kit, accountButton: { current: accountButton } }}>
        <PorticoButton />
      </PorticoReactContext.Provider>
    </StrictMode>,
  )
  const connect = () => kit.actions.connect({ connector: adapter.connector('Alpha') })
  return { kit, adapter, view, connect, asked: () => asked }
}

it('asks for nothing while nobody connects, and for the account button once with the first attempt', async () => {
  const { adapter, view, connect, asked } = await setup(async () => AccountButton)
  await expect.element(view.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect(asked()).toBe(0)
  adapter.connect.hold()
  const connecting = connect()
  await expect.poll(asked).toBe(1)
  adapter.connect.last().resolve(adapter.connectionOf(adapter.connector('Alpha').id))
  await connecting
  await expect.element(view.getByText('1.500 ETH')).toBeVisible()
  expect(asked()).toBe(1)
})

it('shows the address, which opens the account, where the account button cannot be fetched; the next account asks again', async () => {
  const failures: unknown[] = []
  const onFailure = (event: PromiseRejectionEvent) => failures.push(event.reason)
  window.addEventListener('unhandledrejection', onFailure)
  onTestFinished(() => window.removeEventListener('unhandledrejection', onFailure))
  const { kit, view, connect, asked } = await setup(() => Promise.reject(new Error('offline')))
  await connect()
  await expect.element(view.getByRole('button', { name: '0x' })).toBeVisible()
  await view.getByRole('button').click()
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'Account' }])
  expect(asked()).toBe(1)
  await kit.disconnect()
  await expect.element(view.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await connect()
  await expect.poll(asked).toBe(2)
  expect(failures).toEqual([])
})
