import { currentView } from '@portico/core/views'
import {
  fakeAdapter,
  fakeConnector,
  fakeDirectory,
  fakeEnv,
  fakeServer,
  sampleListing,
  startTestPortico,
} from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { renderView } from '../../../test/renderView.js'
import { ConnectView } from './ConnectView.js'

const listings = Array.from({ length: 57 }, (_, index) => sampleListing(index + 1, { image_id: null }))

async function setup({ isDown = false, options = {}, isOpen = true } = {}) {
  const server = fakeServer()
  fakeDirectory(server, listings)
  if (isDown) server.stop()
  const adapter = fakeAdapter({ connectors: [fakeConnector('eip155', 'Alpha')] })
  const test = await startTestPortico({
    env: fakeEnv({ fetch: server.fetch }),
    adapter,
    options: {
      projectId: '0'.repeat(32),
      endpoint: 'https://kit.test',
      features: { email: false, socials: false, analytics: false },
      ...options,
    },
  })
  if (isOpen) await test.kit.open()
  const view = renderView(test.kit, <ConnectView />)
  return { ...test, adapter, server, view }
}

describe('the wallet list with a directory', () => {
  it('asks for nothing before it is open', async () => {
    const { server, clock, kit, view } = await setup({ isOpen: false })
    await expect.element(view.getByTitle('Alpha')).toBeVisible()
    await clock.advance(5_000)
    expect(server.calls).toEqual([])
    await kit.open()
    await kit.feature('wallets')
    await clock.advance(0)
    await expect.element(view.getByTitle('Wallet 1')).toBeVisible()
  })

  it('paints what is known, keeps places for the rest, and does not move when it comes', async () => {
    const { view, kit, clock } = await setup()
    const all = view.getByRole('button', { name: 'All Wallets' })
    await expect.element(all).toBeVisible()
    const before = all.element().getBoundingClientRect().top
    await kit.feature('wallets')
    await clock.advance(0)
    await expect.element(view.getByTitle('Wallet 1')).toBeVisible()
    await expect.element(all).toHaveTextContent('50+')
    expect(all.element().getBoundingClientRect().top).toBe(before)
    await all.click()
    expect(currentView(kit.store.get()).name).toBe('AllWallets')
    expect(kit.getEvent()?.data.event).toBe('CLICK_ALL_WALLETS')
  })

  it.each([
    ['HIDE', { allWallets: 'HIDE' }],
    ['ONLY_MOBILE on a desktop', { allWallets: 'ONLY_MOBILE' }],
    ['features.allWallets off', { features: { allWallets: false } }],
  ])('has no row for all wallets with %s', async (_, options) => {
    const { view } = await setup({ options })
    await expect.element(view.getByTitle('Alpha')).toBeVisible()
    await expect.element(view.getByRole('button', { name: 'All Wallets' })).not.toBeInTheDocument()
  })

  it('[WALLETS-06] says quietly that the directory failed; the rest works, and a retry heals it', async () => {
    const { view, kit, clock, server, adapter } = await setup({ isDown: true })
    await kit.feature('wallets')
    await clock.advance(5_000)
    await expect.element(view.getByText('More wallets could not be loaded.')).toBeVisible()
    await view.getByTitle('Alpha').click()
    expect(adapter.connect.calls).toHaveLength(1)
    server.start()
    await view.getByRole('button', { name: 'Try again' }).click()
    await clock.advance(0)
    await expect.element(view.getByTitle('Wallet 1')).toBeVisible()
    await expect.element(view.getByText('More wallets could not be loaded.')).not.toBeInTheDocument()
  })
})
