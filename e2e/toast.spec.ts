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
