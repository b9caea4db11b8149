import { accountButton, chainWallet, connectWallet } from './steps.js'
import { expect, test } from './test.js'

test.beforeEach(async ({ host, wallets }) => {
  await wallets.install([chainWallet(host)])
})

test('[MODAL-01] [MODAL-03] opening shows the view asked for, else the one that fits, and forgets where one was', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await page.evaluate(() => __kit.open({ view: 'Networks' }))
  await expect(host.modal.getByRole('heading', { name: 'Choose Network' })).toBeVisible()
  await page.evaluate(() => __kit.close())
  await expect(host.modal).toBeHidden()

  await page.evaluate(() => __kit.open())
  await expect(host.modal.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(host.modal.getByRole('button', { name: 'Back' })).toBeVisible()
  await page.evaluate(() => __kit.close())
  await page.evaluate(() => __kit.open())
  await expect(host.modal.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  await expect(host.modal.getByRole('button', { name: 'Back' })).toBeHidden()

  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(host.modal).toBeHidden()
  await page.evaluate(() => __kit.open())
  await expect(host.modal.getByRole('button', { name: 'Disconnect' })).toBeVisible()
})

test('[MODAL-01] an unknown view is refused with its name', async ({ page, host }) => {
  await host.open('basic')
  const message = await page.evaluate(() =>
    // A host without types can write this.
    __kit.open({ view: 'Nowhere' as 'Connect' }).catch((error) => error.message),
  )
  expect(message).toContain('Nowhere')
  expect(await page.evaluate(() => __kit.getState().open)).toBe(false)
})

test('[MODAL-04] closed, open and loading, open, closed', async ({ page, host }) => {
  await host.open('basic')
  const states = await page.evaluate(async () => {
    const seen: string[] = []
    const tell = () =>
      seen.push(`${__kit.getState().open ? 'open' : 'closed'}${__kit.getState().loading ? ' loading' : ''}`)
    tell()
    const stop = __kit.subscribeState(tell)
    await __kit.open()
    __kit.close()
    stop()
    return seen
  })
  expect(states).toEqual(['closed', 'open loading', 'open', 'closed'])
})

test('[MODAL-05] [MODAL-06] a view that must be answered stays, and shakes for 500 ms', async ({ page, host }) => {
  await host.open('basic')
  await page.evaluate(() => __kit.open({ view: 'ApproveTransaction' }))
  const heading = host.modal.getByRole('heading', { name: 'Approve Transaction' })
  await expect(heading).toBeVisible()
  // Written down by the page as they begin: a shake is over sooner than a busy machine may look.
  await host.modal.locator('section').evaluate((card) => {
    const seen: unknown[] = []
    Object.assign(window, { __shakes: seen })
    new MutationObserver(() => {
      if (!card.hasAttribute('data-shake')) return
      seen.push(card.getAnimations().map((animation) => animation.effect?.getTiming().duration))
    }).observe(card, { attributeFilter: ['data-shake'] })
  })
  const shakes = () => page.evaluate(() => (window as unknown as { __shakes: unknown[] }).__shakes)
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Escape')
  await expect.poll(async () => (await shakes()).flat()).toContain(500)
  await expect(host.modal.locator('section')).not.toHaveAttribute('data-shake')
  const before = (await shakes()).length
  await page.mouse.click(5, 5)
  await expect.poll(async () => (await shakes()).length).toBe(before + 1)
  await expect(heading).toBeVisible()
  await page.evaluate(() => __kit.close(true))
  await expect(host.modal).toBeHidden()
})

test('[ROUTE-05] going back at the first view closes the modal', async ({ page, host }) => {
  await host.open('basic')
  await page.evaluate(() => __kit.open())
  await expect(host.modal).toBeVisible()
  await page.evaluate(() => __kit.actions.goBack())
  await expect(host.modal).toBeHidden()
})

test('Escape, the backdrop and the close button close, and the focus returns to the opener', async ({ page, host }) => {
  await host.open('basic')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => host.modal.getByRole('button', { name: 'Close' }).click(),
  ]
  for (const close of ways) {
    await host.connectButton.click()
    await expect(host.modal).toBeVisible()
    await close()
    await expect(host.modal).toBeHidden()
    await expect(host.connectButton).toBeFocused()
  }
})

test('a press that begins in the card and ends beside it does not close', async ({ page, host }) => {
  await host.open('basic')
  await host.connectButton.click()
  const box = await host.modal.locator('section').boundingBox()
  if (!box) throw new Error('The card has no place')
  await page.mouse.move(box.x + 40, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
})

test('the focus stays in the modal and the page behind it does not scroll', async ({ page, host }) => {
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press(presses % 3 ? 'Tab' : 'Shift+Tab')
    // The modal's host, or the body while the focus passes through the browser's own bars.
    const place = await page.evaluate(() =>
      document.activeElement?.shadowRoot ? 'modal' : document.activeElement?.tagName,
    )
    expect(['modal', 'BODY']).toContain(place)
  }
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(overflow).toBe('visible')
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
})

test('[MODAL-08] the modal is appended to the body', async ({ page, host }) => {
  await host.open('basic')
  const others = () => page.locator('body > :not([data-portico])').count()
  expect(await others()).toBe(2)
  await host.connectButton.click()
  await expect(host.modal).toBeVisible()
  expect(await others()).toBe(2)
  await expect(page.locator('body > [data-portico]')).toHaveCount(1)
})

test('[MODAL-08] disableAppend: the modal is where the host put it', async ({ page, host }) => {
  await host.open('embedded', { options: { enableEmbedded: false, disableAppend: true } })
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Place of the modal' }).getByRole('dialog')).toBeVisible()
})

test('[MODAL-07] embedded: no overlay; closing goes to Account or Connect and the modal stays', async ({
  page,
  host,
}) => {
  await host.open('embedded')
  const place = page.getByRole('region', { name: 'Place of the modal' })
  await expect(place.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  await expect(host.modal).toBeHidden()
  await place.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(place.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  await place.getByRole('button', { name: 'Close' }).click()
  await expect(place.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await place.getByRole('button', { name: 'Alpha' }).click()
  await expect(place.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await place.getByRole('button', { name: /Account Settings/ }).click()
  await expect(place.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await page.evaluate(() => __kit.close())
  await expect(place.getByRole('button', { name: /Account Settings/ })).toBeVisible()
  await place.getByRole('button', { name: 'Disconnect' }).click()
  await expect(place.getByRole('button', { name: 'Alpha' })).toBeVisible()
})

test('on a phone the modal is a sheet at the bottom, as wide as the screen', async ({ page, host }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await host.open('basic')
  await host.connectButton.click()
  const card = host.modal.locator('section')
  await card.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const box = await card.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 390 })
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
})

test('[MODAL-11] header 120 ms, height 150 ms, view 150 ms; none for a visitor who prefers reduced motion', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await host.connectButton.click()
  const durations = async () => ({
    header: await host.modal.locator('.pt-header-text').evaluate((e) => getComputedStyle(e).animationDuration),
    height: await host.modal.locator('.pt-view-outlet').evaluate((e) => getComputedStyle(e).transitionDuration),
    view: await host.modal.locator('.pt-view-outlet-view').evaluate((e) => getComputedStyle(e).animationDuration),
  })
  expect(await durations()).toEqual({ header: '0.12s', height: '0.15s', view: '0.15s' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await durations()).toEqual({ header: '0s', height: '0s', view: '0s' })
  await host.modal.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(host.modal.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  const running = await host.modal.evaluate(
    (dialog) => dialog.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  )
  expect(running).toBe(0)
})

test('a view whose code does not come shows an error that can be mended', async ({ page, host, problems }) => {
  problems.expect(/Failed to load resource/)
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await page.route('**/chunks/**', (route) => route.abort())
  await host.modal.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(host.modal.getByText('This part did not load')).toBeVisible()
  await page.unroute('**/chunks/**')
  await host.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(host.modal.getByText('One login for all of web3')).toBeVisible()
  await host.modal.getByRole('button', { name: 'Back' }).click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
})

test('a modal whose code does not come leaves the button usable', async ({ page, host, problems }) => {
  problems.expect(/Failed to load resource|chunk with the modal/)
  // From the start, because the page fetches it in idle time.
  await page.route('**/chunks/modal-*', (route) => route.abort())
  await host.open('basic')
  await host.connectButton.click()
  const again = page.getByRole('button', { name: 'Try again' }).first() // every button of the kit says it
  await expect(again).toBeVisible()
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(host.modal).toBeHidden()
  await page.unroute('**/chunks/modal-*')
  await again.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
})

test('[MODAL-01] the account button opens the account', async ({ page, host }) => {
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  await expect(host.modal.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect(host.modal.getByRole('heading', { name: 'Account' })).toBeAttached()
})

test('[ROUTE-01] no view has an address: the page and its history stay as they are', async ({ page, host }) => {
  await host.open('basic')
  const where = () => page.evaluate(() => [location.href, history.length, JSON.stringify(history.state)])
  const before = await where()
  await host.connectButton.click()
  await expect(host.modal.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'What is a Wallet?' }).click()
  await expect(host.modal.getByRole('heading', { name: 'What is a Wallet?' })).toBeVisible()
  expect(await where()).toEqual(before)
  await host.modal.getByRole('button', { name: 'Back' }).click()
  await expect(host.modal.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  expect(await where()).toEqual(before)
})
