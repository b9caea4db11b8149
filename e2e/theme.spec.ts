import { accountButton, chainWallet, connectWallet, withServer } from './steps.js'
import { expect, type Host, test } from './test.js'

const card = (host: Host) => host.modal.locator('section')
const styleOf = (host: Host, property: string) =>
  card(host).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('[THEME-02] dark: the defaults', async ({ host }) => {
  await host.open('basic')
  await host.connectButton.click()
  expect(await styleOf(host, 'background-color')).toMatch(
    /rgb\(18, 19, 19\)|color\(srgb 0\.0705\d+ 0\.0745\d+ 0\.0745\d+\)/,
  )
  expect(await styleOf(host, 'width')).toBe('360px')
  expect(await styleOf(host, 'border-top-left-radius')).toBe('36px')
  expect(await styleOf(host, 'font-family')).toMatch(/^"?Inter"?,/)
  expect(await styleOf(host, '--portico-unit')).toBe('10px')
  expect(await styleOf(host, '--portico-radius')).toBe('4px')
  const button = host.connectButton
  expect(await button.evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px')
})

test('[THEME-02] light: a white card', async ({ host }) => {
  await host.open('basic', { options: { themeMode: 'light' } })
  await host.connectButton.click()
  expect(await styleOf(host, 'background-color')).toMatch(/rgb\(255, 255, 255\)|color\(srgb 1 1 1\)/)
})

test('[THEME-01] the buttons in the page follow, also one that appears later', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic', {
    options: { themeMode: 'light', themeVariables: { '--portico-font-size-master': '11px' } },
  })
  await expect(host.connectButton).toHaveAttribute('data-theme', 'light')
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(page)).toHaveAttribute('data-theme', 'light')
  await expect(accountButton(page)).toHaveCSS('font-size', '17.6px')
  await page.evaluate(() => __kit.setThemeMode('dark'))
  await expect(accountButton(page)).toHaveAttribute('data-theme', 'dark')
  await expect(host.connectButton).toHaveAttribute('data-theme', 'dark')
})

test('[THEME-02] embedded: z-index 999 unless the host says otherwise', async ({ page, host }) => {
  await host.open('embedded')
  const place = page.getByRole('region', { name: 'Place of the modal' })
  const embedded = place.locator('section')
  await expect(embedded).toHaveCSS('z-index', '999')
  await page.evaluate(() => __kit.setThemeVariables({ '--portico-z-index': 12 }))
  await expect(embedded).toHaveCSS('z-index', '12')
})

test('[THEME-01] mode and variables change while the modal is open, and a variable can be taken back', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await host.connectButton.click()
  await expect(card(host)).toBeVisible()
  await page.evaluate(() => __kit.setThemeMode('light'))
  await expect.poll(() => styleOf(host, 'background-color')).toMatch(/rgb\(255, 255, 255\)|color\(srgb 1 1 1\)/)
  await page.evaluate(() =>
    __kit.setThemeVariables({
      '--portico-border-radius-master': 1,
      '--portico-font-size-master': '12px',
      '--portico-font-family': 'Georgia',
      '--portico-background': 'rgb(1, 2, 3)',
    }),
  )
  await expect.poll(() => styleOf(host, 'border-top-left-radius')).toBe('9px')
  expect(await styleOf(host, 'font-family')).toBe('Georgia')
  expect(await styleOf(host, '--portico-unit')).toBe('12px')
  await expect.poll(() => styleOf(host, 'background-color')).toMatch(/rgb\(1, 2, 3\)|0\.0039\d+ 0\.0078\d+ 0\.0117\d+/)
  await page.evaluate(() => __kit.setThemeVariables({ '--portico-border-radius-master': undefined }))
  await expect.poll(() => styleOf(host, 'border-top-left-radius')).toBe('36px')
  expect(await page.evaluate(() => __kit.getThemeMode())).toBe('light')
})

test('[THEME-01] variables that could fetch or break out are refused', async ({ page, host }) => {
  await host.open('basic')
  const refusals = await page.evaluate(() =>
    ['url(https://evil.example/x)', 'red; background: url(//evil.example)', 'image-set("a.png" 1x)', '</style>'].map(
      (value) => {
        try {
          __kit.setThemeVariables({ '--portico-background': value })
          return 'taken'
        } catch (error) {
          return error instanceof Error ? error.message : 'no error'
        }
      },
    ),
  )
  for (const refusal of refusals) expect(refusal).toContain('--portico-background')
  await host.connectButton.click()
  expect(await styleOf(host, 'background-color')).toMatch(/rgb\(18, 19, 19\)|srgb 0\.0705/)
})

test('the buttons in the page draw addresses and amounts as they are written', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('basic')
  await connectWallet(page, host, 'Alpha')
  await expect(accountButton(page)).toContainText(/\d ETH/)
  const drawn = await accountButton(page).evaluate((button) =>
    [...button.querySelectorAll('*')]
      .filter(({ firstChild }) => firstChild?.nodeType === Node.TEXT_NODE && /\d/.test(firstChild.textContent ?? ''))
      .map((element) => getComputedStyle(element).fontVariantLigatures),
  )
  expect(drawn).toEqual(['no-contextual', 'no-contextual'])
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`forced colours, ${colorScheme}: what is pressed has an edge, and so has the card`, async ({ page, host }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await host.open('basic')
    const edge = (element: Element) => getComputedStyle(element).outlineStyle
    expect(await host.connectButton.evaluate(edge)).toBe('solid')
    await host.connectButton.click()
    await expect(card(host)).toBeVisible()
    expect(await card(host).evaluate(edge)).toBe('solid')
  })
}

test('forced colours, dark: the QR code stays dark on light, as scanners need it', async ({ page, host }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await host.open('basic', { options: withServer(host) })
  await host.connectButton.click()
  await host.modal.getByRole('button', { name: /WalletConnect/ }).click()
  const code = host.modal.getByRole('img', { name: /QR code/ })
  await expect(code).toBeVisible()
  const colours = await code.evaluate((element) => {
    const plate = element.closest('.pt-qr-code') ?? element
    return [getComputedStyle(plate).backgroundColor, getComputedStyle(element).color]
  })
  expect(colours).toEqual([
    'rgb(255, 255, 255)',
    expect.stringMatching(/^rgb\((\d|[12]\d), (\d|[12]\d), (\d|[12]\d)\)$/),
  ])
})

test('forced colours: a field has an edge, which nothing cuts off', async ({ page, host, wallets }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await wallets.install([chainWallet(host)])
  await host.open('basic', { options: withServer(host) })
  await page.evaluate(() => __kit.open({ view: 'AllWallets' }))
  const edge = (element: Element) => getComputedStyle(element).outlineStyle
  const search = host.modal.getByRole('searchbox')
  expect(await search.locator('xpath=..').evaluate(edge)).toBe('solid')
  const tile = host.modal.getByRole('button', { name: 'MetaMask' })
  expect(await tile.evaluate((element) => getComputedStyle(element).outlineOffset)).toBe('-1px')

  await page.evaluate(() => __kit.close())
  await connectWallet(page, host, 'Alpha')
  await page.evaluate(() => __kit.open({ view: 'WalletSend' }))
  const amount = host.modal.getByRole('textbox', { name: /^Amount/ })
  expect(await amount.locator('xpath=../../..').evaluate(edge)).toBe('solid')
})
