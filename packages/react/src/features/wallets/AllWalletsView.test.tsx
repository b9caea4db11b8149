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
import { userEvent } from 'vitest/browser'
import { renderView } from '../../../test/renderView.js'
import { AllWalletsView } from './AllWalletsView.js'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

async function setup({ count = 200, isDown = false } = {}) {
  const server = fakeServer()
  // Pictures of this test come from nowhere but the test.
  const listings = Array.from({ length: count }, (_, index) =>
    sampleListing(index + 1, { image_id: null, image_url: picture }),
  )
  fakeDirectory(server, listings)
  if (isDown) server.stop()
  const env = fakeEnv({ fetch: server.fetch })
  const connectors = [fakeConnector('eip155', 'Alpha')]
  const test = await startTestPortico({
    env,
    adapter: fakeAdapter({ connectors }),
    options: { projectId: '0'.repeat(32), endpoint: 'https://kit.test', features: { email: false, socials: false } },
  })
  await test.kit.open({ view: 'AllWallets' })
  const view = renderView(test.kit, <AllWalletsView />)
  await test.kit.feature('wallets')
  return { ...test, server, view, tiles: view.getByRole('list', { name: 'Wallets' }).getByRole('button') }
}

describe('AllWalletsView', () => {
  it('shows 16 placeholders, then installed wallets first and the directory after them', async () => {
    const { view, tiles, clock } = await setup()
    await expect.element(tiles.first()).toHaveTextContent('Alpha')
    await clock.advance(0)
    await expect.element(tiles.nth(1)).toHaveTextContent('Wallet 1')
    await expect.element(view.getByRole('status')).toHaveTextContent('45 wallets')
    await expect
      .element(view.getByRole('button', { name: 'Wallet 1 certified', exact: true }))
      .toHaveAttribute('title', 'Wallet 1')
  })

  it('[WALLETS-02] fetches the next page as the visitor comes near the end, and keeps the page small', async () => {
    const { view, server, clock } = await setup()
    await clock.advance(0)
    await expect.element(view.getByTitle('Wallet 1', { exact: true })).toBeVisible()
    const pages = () => server.callsTo('/getWallets').filter(({ query }) => query['entries'] === '40').length
    expect(pages()).toBe(1)
    const scroller = view.element().querySelector('[data-portico-scroller]')
    for (let page = 2; page <= 5; page++) {
      // Again and again, as a visitor does: the list may still be growing when its end is first reached.
      await expect
        .poll(
          () => {
            scroller?.scrollTo({ top: 1e6 })
            return pages()
          },
          { timeout: 10_000 },
        )
        .toBeGreaterThanOrEqual(page)
      await clock.advance(0)
      await expect.poll(() => view.element().querySelectorAll('li').length).toBeLessThan(60)
    }
    await expect.poll(() => view.getByRole('status').element().textContent).toBe('201 wallets')
  })

  it('[WALLETS-02] has the next page there before its place for who scrolls, and asks nothing more for who only looks', async () => {
    const { view, server, clock } = await setup()
    await clock.advance(0)
    await expect.element(view.getByTitle('Wallet 1', { exact: true })).toBeVisible()
    const pages = () => server.callsTo('/getWallets').filter(({ query }) => query['entries'] === '40').length
    await expect.element(view.getByRole('status')).toHaveTextContent('45 wallets')
    expect(pages()).toBe(1)
    // Four of twelve rows: the end is out of sight. Until it is that long: React shows a page when it has time.
    const scroller = view.element().querySelector('[data-portico-scroller]')
    await expect
      .poll(() => {
        scroller?.scrollTo({ top: 416 })
        return scroller?.scrollTop
      })
      .toBe(416)
    await expect.poll(pages).toBe(2)
  })

  it('[WALLETS-03] searches, and says when nothing is found [WALLETS-06]', async () => {
    const { view, tiles, clock } = await setup()
    await clock.advance(0)
    const field = view.getByRole('searchbox', { name: 'Search wallet' })
    await userEvent.fill(field.element(), ' Wallet 77 ')
    await clock.advance(300)
    await expect.element(tiles.first()).toHaveTextContent('Wallet 77')
    expect(tiles.elements()).toHaveLength(1)
    await userEvent.fill(field.element(), 'nothing of the kind')
    await clock.advance(300)
    await expect.element(view.getByText('No Wallet found', { exact: true }).last()).toBeVisible()
    await view.getByRole('button', { name: 'Show all wallets' }).click()
    await expect.element(tiles.nth(1)).toHaveTextContent('Wallet 1')
    await expect.element(field).toHaveValue('')
  })

  it('filters by certified', async () => {
    const { view, tiles, clock, server } = await setup()
    await clock.advance(0)
    const filter = view.getByRole('button', { name: 'Certified wallets only' })
    await filter.click()
    await clock.advance(0)
    await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
    await expect.element(tiles.nth(1)).toHaveTextContent('Wallet 3')
    expect(server.callsTo('/getWallets').at(-1)?.query['badge_type']).toBe('certified')
  })

  it('[WALLETS-06] a failing directory leaves the wallets of this browser, and a retry heals it', async () => {
    const { view, tiles, clock, server, adapter } = await setup({ isDown: true })
    await clock.advance(5_000)
    await expect.element(view.getByText('More wallets could not be loaded.')).toBeVisible()
    await tiles.first().click()
    expect(adapter.connect.calls).toHaveLength(1)
    server.start()
    await view.getByRole('button', { name: 'Try again' }).click()
    await clock.advance(0)
    await expect.element(tiles.nth(1)).toHaveTextContent('Wallet 1')
    await expect.element(view.getByText('More wallets could not be loaded.')).not.toBeInTheDocument()
  })

  it('goes to the wallet that is clicked', async () => {
    const { kit, view, clock } = await setup()
    await clock.advance(0)
    await view.getByTitle('Wallet 2', { exact: true }).click()
    expect(currentView(kit.store.get())).toMatchObject({
      name: 'ConnectingWalletConnect',
      data: { wallet: { id: 'wallet-2' } },
    })
  })

  it('is walked through with the arrow keys, and is one stop for Tab', async () => {
    const { view, tiles, clock } = await setup()
    await clock.advance(0)
    await expect.element(tiles.nth(8)).toBeVisible()
    const focused = () => (view.element().getRootNode() as ShadowRoot).activeElement?.getAttribute('title') // renderView's
    const first = tiles.first().element()
    if (first instanceof HTMLElement) first.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('Wallet 5')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    expect(focused()).toBe('Alpha')
    await userEvent.keyboard('{End}')
    await expect.poll(focused).toBe('Wallet 44')
    await clock.advance(0)
    // More pages come; the focus stays where it was.
    await expect.element(view.getByRole('status')).toHaveTextContent(/^(85|125) wallets$/)
    expect(focused()).toBe('Wallet 44')
    await userEvent.keyboard('{Home}')
    await expect.poll(focused).toBe('Alpha')
    expect(tiles.elements().filter((tile) => tile.getAttribute('tabindex') === '0')).toHaveLength(1)
  })
})
