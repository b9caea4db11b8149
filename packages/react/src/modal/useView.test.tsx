import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { renderView } from '../../test/renderView.js'
import { useView } from './useView.js'
import { ViewError } from './ViewError.js'

function Sending() {
  const { Component, hasFailed, retry } = useView('WalletSend')
  return Component ? 'here' : hasFailed ? <ViewError onRetry={retry} /> : 'loading'
}

/** The view of sending in a kit whose code for it does not come. */
async function show(isOnline: () => boolean) {
  const { kit, env } = await startTestPortico({ env: { isOnline } })
  let tries = 0
  const feature = (): Promise<never> => {
    tries += 1
    return Promise.reject(new Error('no network'))
  }
  return { env, view: renderView({ ...kit, feature }, <Sending />), tries: () => tries }
}

it('a view whose code does not come twice asks for a reload', async () => {
  const { view, env } = await show(() => true)
  await view.getByRole('button', { name: 'Try again' }).click()
  await view.getByRole('button', { name: 'Reload page' }).click()
  expect(env.reloads()).toBe(1)
})

it('offline it can be tried again any number of times, and the page is kept', async () => {
  let isOnline = false
  const { view, env, tries } = await show(() => isOnline)
  for (const count of [2, 3, 4]) {
    await view.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(tries).toBe(count)
  }
  await expect.element(view.getByText('Check your connection, then try again. Nothing was lost.')).toBeVisible()
  isOnline = true
  await view.getByRole('button', { name: 'Try again' }).click()
  await expect.element(view.getByRole('button', { name: 'Reload page' })).toBeVisible()
  expect(env.reloads()).toBe(0)
})
