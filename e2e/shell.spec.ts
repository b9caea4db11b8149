import { chainWallet } from './steps.js'
import { expect, test } from './test.js'

test.beforeEach(async ({ host, wallets }) => {
  await wallets.install([chainWallet(host)])
})

test('opening a prepared modal changes no style that all inside would inherit and be styled for again', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await host.connectButton.hover()
  // In the card, where only what is inherited from the dialog and the card can change.
  const header = page.locator('.pt-header')
  await expect(page.locator('dialog[data-warm]')).toBeAttached()
  const read = () =>
    header.evaluate((node) => {
      const style = getComputedStyle(node)
      return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
    })
  const prepared = await read()
  await host.connectButton.click()
  await expect(host.modal).toBeVisible()
  expect(await read()).toEqual(prepared)
})

test('what is rendered in idle time is found by nobody: not by tab, search or screen reader', async ({
  page,
  host,
}) => {
  await host.open('basic')
  const dialog = page.locator('dialog[data-warm]')
  await expect(dialog.getByText('Alpha', { exact: true })).toBeAttached()
  await expect(dialog).toHaveAttribute('inert')
  expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'Alpha'))).toBe(false)
  await expect(page.getByRole('button', { name: 'Alpha' })).toHaveCount(0)
  const stops = await page.locator('button:visible').count()
  for (let stop = 0; stop < stops + 2; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-portico'))).toBe(false)
  }
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'Alpha'))).toBe(true)
})

test('a rendered modal that is not open has no form field, also where a box must be ticked first', async ({
  page,
  host,
}) => {
  const options = { features: { legalCheckbox: true }, termsConditionsUrl: 'https://site.example/terms' }
  await host.open('basic', { options })
  await host.connectButton.hover()
  await expect(page.locator('dialog')).toBeAttached()
  await expect(page.locator('dialog :is(input, select, textarea)')).toHaveCount(0)
  await host.connectButton.click()
  await expect(host.modal.getByRole('checkbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.modal).toBeHidden()
  await expect(page.locator('dialog :is(input, select, textarea)')).toHaveCount(0)
})

test('nothing around the slot of a frame fades, moves or is filtered, in any phase of the modal', async ({
  page,
  host,
}) => {
  await host.open('basic')
  await host.connectButton.hover()
  await expect(page.locator('dialog[data-warm]')).toBeAttached()
  // Looked at in every frame from here on, by the page itself.
  await page.locator('.pt-frame-slot').evaluate((slot) => {
    const found = new Set<string>()
    const phases = new Set<string>()
    Object.assign(window, { __frameSlot: { found, phases } })
    const look = () => {
      const dialog = slot.closest('dialog')
      phases.add(dialog?.open ? 'open' : dialog?.hasAttribute('data-warm') ? 'warm' : 'closed')
      for (let node: Element | null = slot; node; node = node.parentElement) {
        const { opacity, filter, transform, scale, rotate, translate, backdropFilter } = getComputedStyle(node)
        found.add([opacity, filter, transform, scale, rotate, translate, backdropFilter].join())
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await host.connectButton.click()
  await expect(host.modal.getByRole('button', { name: 'Alpha' })).toBeVisible()
  await page.evaluate(() => __kit.actions.shake())
  await expect(host.modal.locator('section')).not.toHaveAttribute('data-shake')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog .pt-view-outlet')).toHaveCount(0)
  const seen = await page.evaluate(() => {
    const { found, phases } = Reflect.get(window, '__frameSlot') as Record<'found' | 'phases', Set<string>> // set above
    return { found: [...found], phases: [...phases] }
  })
  expect(seen.phases).toEqual(['warm', 'open', 'closed'])
  expect(seen.found).toEqual(['1,none,none,none,none,none,none'])
})
