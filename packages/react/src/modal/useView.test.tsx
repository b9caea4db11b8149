import { startTestPortico } from '@portico/testing'
import { act, useContext } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '../../test/renderView.js'
import { mountModal } from '../mount/mountModal.js'
import { PorticoReactContext } from '../reactContext.js'
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

type Frame = 'view' | 'loading'

function Connecting({ onFrame }: { onFrame: (frame: Frame) => void }) {
  const frame = useView('ConnectingExternal').Component ? 'view' : 'loading'
  onFrame(frame)
  return frame
}

const prefetchedViews = Object.freeze({ current: { ConnectingExternal: () => null } })

function Prefetched({ onFrame }: { onFrame: (frame: Frame) => void }) {
  const context = useContext(PorticoReactContext)
  if (!context) return null
  return (
    <PorticoReactContext.Provider value={{ ...context, prefetchedViews }}>
      <Connecting onFrame={onFrame} />
    </PorticoReactContext.Provider>
  )
}

it('a view that was prefetched is there in the first frame', async () => {
  const { kit } = await startTestPortico()
  const frames: Frame[] = []
  const view = renderView(kit, <Prefetched onFrame={(frame) => frames.push(frame)} />)
  await expect.element(view).toHaveTextContent('view')
  expect(frames).toEqual(['view'])
})

it('while a view is on its way the card keeps its height', async () => {
  const { kit } = await startTestPortico()
  const container = document.createElement('div')
  document.body.append(container)
  const feature = (): Promise<never> => new Promise(() => undefined)
  const modal = mountModal({ ...kit, feature }, container)
  onTestFinished(() => {
    modal.unmount()
    container.remove()
    kit.destroy()
  })
  await act(() => kit.open())
  const outlet = container.querySelector('[data-portico]')?.shadowRoot?.querySelector<HTMLElement>('.pt-view-outlet')
  const height = (): string | undefined => outlet?.style.getPropertyValue('--portico-view-height')
  await expect.poll(height).toMatch(/px$/)
  const before = height()
  act(() => kit.actions.push('WalletSend'))
  const loading = page.getByRole('status', { name: 'Loading' })
  await expect.element(loading).toBeVisible()
  const content = outlet?.querySelector('.pt-view-outlet-content')
  expect(`${content?.getBoundingClientRect().height}px`).toBe(before)
})
