import { accountButton, chainWallet, connectWallet } from './steps.js'
import { expect, test } from './test.js'

test('[TOAST-01] [TOAST-02] [TOAST-03] copying twice: the first toast goes, the second comes 150 ms later and hides', async ({
  page,
  context,
  host,
  wallets,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  await page.evaluate(() => {
    // When the toast was there, and when it was gone, as the store saw it.
    const seen: { open: boolean; at: number }[] = []
    Reflect.set(globalThis, '__toasts', seen)
    __kit.store.select(
      (state) => state.toast.open,
      (open) => seen.push({ open, at: performance.now() }),
    )
  })
  const copy = host.modal.getByTitle('Copy address')
  await copy.click()
  await expect(host.modal.getByText('Address copied')).toBeVisible()
  await copy.click()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, '__toasts').length)).toBeGreaterThanOrEqual(3)
  const seen: { open: boolean; at: number }[] = await page.evaluate(() => Reflect.get(globalThis, '__toasts'))
  expect(seen.slice(0, 3).map(({ open }) => open)).toEqual([true, false, true])
  expect((seen[2]?.at ?? 0) - (seen[1]?.at ?? 0)).toBeGreaterThanOrEqual(149)
  await expect(host.modal.getByText('Address copied')).toBeHidden()
  expect(await page.evaluate(() => __kit.store.get().toast)).toMatchObject({
    open: false,
    message: '',
    variant: 'success',
  })
})

test('[TOAST-01] a copy that fails is an error, said as one', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await accountButton(page).click()
  await host.modal.getByTitle('Copy address').click()
  await expect(host.modal.getByText('Failed to copy')).toBeVisible()
})

test('a toast is seen while the modal is closed, and one that is shown outlives the closing', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await host.connectButton.click()
  await expect(host.modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await page.evaluate(() => __kit.actions.showToast({ message: 'Sent', autoClose: false }))
  const toast = page.locator('.pt-toast').filter({ hasText: 'Sent' })
  await expect(toast).toBeInViewport({ ratio: 1 })

  await host.connectButton.click()
  await expect(host.modal.locator('.pt-toast').filter({ hasText: 'Sent' })).toBeInViewport({ ratio: 1 })
  await expect(toast).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await expect(toast).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => __kit.actions.hideToast())
  await expect(toast).toHaveCount(0)
})

test('a toast is seen before the modal was ever opened', async ({ page, host }) => {
  await host.open('basic')
  await page.evaluate(() => __kit.actions.showToast({ message: 'Sent', autoClose: false }))
  await expect(page.locator('.pt-toast').filter({ hasText: 'Sent' })).toBeInViewport({ ratio: 1 })
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`a toast of two lines does not cover the heading, ${width} wide`, async ({ page, host }) => {
    await page.setViewportSize({ width, height })
    await host.open('basic')
    await host.connectButton.click()
    await expect(host.modal).toBeVisible()
    await page.evaluate(() =>
      __kit.actions.showToast({
        message: 'Die Anmeldung konnte nicht beginnen. Verbinden Sie die Wallet noch einmal.',
        autoClose: false,
      }),
    )
    const toast = host.modal.locator('.pt-toast')
    await expect(toast).toBeVisible()
    await page
      .locator('dialog[open]')
      .evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    const pill = await toast.boundingBox()
    const heading = await host.modal.getByRole('heading').first().boundingBox()
    expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0)
    expect(pill?.y ?? -1).toBeGreaterThanOrEqual(0)
  })
