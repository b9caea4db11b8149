import { secondProjectId } from './setup/startServer.js'
import { chainWallet, first, withServer } from './steps.js'
import { expect, test } from './test.js'

test('two kits on one page: own language, theme, connection, storage and modal', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([chainWallet(host), chainWallet(host, { name: 'Beta' })])
  await host.open('twoKits')
  const one = page.getByRole('region', { name: 'First' })
  const two = page.getByRole('region', { name: 'Second' })

  await one.getByRole('button', { name: 'Connect Wallet' }).click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(one.getByRole('button', { name: first.short })).toBeVisible()
  await expect(two.getByRole('button', { name: first.short })).toBeHidden()
  expect(await page.evaluate(() => __secondKit.getIsConnectedState())).toBe(false)

  const german = two.getByRole('button', { name: 'Wallet verbinden' })
  await german.click()
  await expect(host.modal).toHaveCount(1)
  await expect(host.modal.getByRole('heading', { name: 'Wallet verbinden' })).toBeVisible()
  await host.modal.getByRole('button', { name: 'Beta' }).click()
  await expect(two.getByRole('button', { name: first.short })).toBeVisible()

  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(keys).toContain('@portico/eip155:connected_connector_id')
  expect(keys).toContain('@portico/second/eip155:connected_connector_id')

  await page.evaluate(() => __secondKit.disconnect())
  await expect(two.getByRole('button', { name: first.short })).toBeHidden()
  await expect(one.getByRole('button', { name: first.short })).toBeVisible()
  await page.reload()
  await expect(one.getByRole('button', { name: first.short })).toBeVisible()
  expect(await page.evaluate(() => __secondKit.getIsConnectedState())).toBe(false)
  expect(await alpha.prompts()).toBe(0)
})

test('two kits on one page: both can be open, and the page scrolls again when the last one closes', async ({
  page,
  host,
}) => {
  await host.open('twoKits')
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  await page.evaluate(async () => {
    await __kit.open()
    await __secondKit.open()
  })
  await expect(page.locator('dialog[open]')).toHaveCount(2)
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  expect(await page.evaluate(() => [__kit.isOpen(), __secondKit.isOpen()])).toEqual([true, false])
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(await overflow()).toBe('visible')
})

test('two kits on one page: destroying one leaves the other', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('twoKits')
  await page.evaluate(() => __secondKit.destroy())
  await page.getByRole('region', { name: 'First' }).getByRole('button', { name: 'Connect Wallet' }).click()
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(page.getByRole('region', { name: 'First' }).getByRole('button', { name: first.short })).toBeVisible()
})

test('two kits on one page: two projects, each asked for in its own name', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  const options = withServer(host)
  const second = encodeURIComponent(JSON.stringify({ ...options, projectId: secondProjectId }))
  const asked: URL[] = []
  page.on(
    'request',
    (request) => void (request.url().startsWith(host.server.endpoint) && asked.push(new URL(request.url()))),
  )
  await page.goto(`${host.urlOf('twoKits', { options })}&second=${second}`)
  const projectsAsked = () => [...new Set(asked.map(({ searchParams }) => searchParams.get('projectId')))]

  await page.getByRole('region', { name: 'First' }).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.modal.getByRole('button', { name: /All Wallets/ })).toContainText(/\d/)
  expect(projectsAsked()).toEqual([host.server.projectId])
  await page.keyboard.press('Escape')
  asked.length = 0

  await page.getByRole('region', { name: 'Second' }).getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect(host.modal.getByRole('button', { name: /Alle Wallets/ })).toContainText(/\d/)
  expect(projectsAsked()).toEqual([secondProjectId])
})
