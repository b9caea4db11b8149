import { currentView } from '@portico/core/views'
import { fakeDirectory, fakeEnv, fakeServer, sampleListing, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { sampleUri as uri, withPairing } from '../../../test/fakePairing.js'
import { renderView } from '../../../test/renderView.js'
import { ConnectingWalletConnectBasicView } from './ConnectingWalletConnectBasicView.js'

const listings = Array.from({ length: 57 }, (_, index) => sampleListing(index + 1, { image_id: null }))

async function setup({ isMobile = false, options = {} } = {}) {
  const server = fakeServer()
  fakeDirectory(server, listings)
  const env = fakeEnv({ fetch: server.fetch, platform: { isMobile } })
  const { kit, clock } = await startTestPortico({
    env,
    options: {
      projectId: '0'.repeat(32),
      endpoint: 'https://kit.test',
      features: { email: false, socials: false, analytics: false },
      ...options,
    },
  })
  const pairing = withPairing(kit)
  await kit.open({ view: 'ConnectingWalletConnectBasic' })
  const view = renderView(pairing.kit, <ConnectingWalletConnectBasicView />)
  return { ...pairing, kit, clock, env, view }
}

describe('a kit that only pairs', () => {
  it('[MODAL-02] shows the code for any wallet, and below it the way to all of them', async () => {
    const { view, calls, set, env, kit, clock } = await setup()
    await expect.poll(() => calls).toEqual(['begin any'])
    set({ status: 'pairing', uri, expiresAt: env.now() + 230_000 })
    await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
    const all = view.getByRole('button', { name: 'All Wallets' })
    await kit.feature('wallets')
    await clock.advance(0)
    await expect.element(all).toHaveTextContent('50+')
    await all.click()
    expect(currentView(kit.store.get()).name).toBe('AllWallets')
  })

  it('keeps its height when the code comes', async () => {
    const { view, calls, set, env } = await setup()
    await expect.poll(() => calls).toEqual(['begin any'])
    const trouble = view.getByText('Trouble scanning?')
    await expect.element(trouble).toBeVisible()
    const height = (): number => view.element().getBoundingClientRect().height
    const before = height()
    expect(trouble.element().closest('[inert]')).not.toBeNull()
    set({ status: 'pairing', uri, expiresAt: env.now() + 230_000 })
    await expect.element(view.getByRole('img', { name: /QR code/ })).toBeVisible()
    expect(height()).toBe(before)
    await trouble.click()
    await expect.element(view.getByText(uri)).toBeVisible()
  })

  it('[MODAL-02] on a phone shows its wallets: nobody scans a phone with itself', async () => {
    const { view, calls } = await setup({ isMobile: true })
    await expect.element(view.getByRole('button', { name: 'All Wallets' })).toBeVisible()
    await expect.element(view.getByRole('img', { name: /QR code/ })).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('[CONNECT-03] says so where pairing is off', async () => {
    const { view, calls } = await setup({ options: { enableWalletConnect: false } })
    await expect.element(view.getByText('Not available here', { exact: false })).toBeVisible()
    expect(calls).toEqual([])
  })
})
