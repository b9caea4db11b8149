import type { Page } from '@playwright/test'
import { chainWallet, viewShown } from './steps.js'
import { expect, type Host, test } from './test.js'

type Look = { readonly name: string; readonly box: readonly number[]; readonly style: Readonly<Record<string, string>> }

const properties = [
  ...['color', 'background-color', 'font-size', 'font-family', 'line-height', 'letter-spacing', 'text-transform'],
  ...['text-align', 'display', 'opacity', 'visibility', 'cursor', 'border-top-width', 'margin-top', 'pointer-events'],
  ...['direction', 'word-spacing', 'position', 'filter', 'transition-duration', 'user-select'],
]

/** Where everything in the modal is and how it looks. */
async function looksOf(page: Page, host: Host, view: 'Connect' | 'Networks' | 'WhatIsAWallet'): Promise<Look[]> {
  await page.evaluate((name) => __kit.open({ view: name }), view)
  await viewShown(page)
  await host.modal.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  )
  return host.modal.evaluate(
    (dialog, names) =>
      [dialog, ...dialog.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const computed = getComputedStyle(element)
        const style = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
        return { name: `${element.tagName} ${element.getAttribute('class')}`, box: [x, y, width, height], style }
      }),
    properties,
  )
}

for (const view of ['Connect', 'Networks', 'WhatIsAWallet'] as const) {
  test(`hostile CSS of the host changes nothing in the modal: ${view}`, async ({ page, host, wallets }) => {
    await wallets.install([chainWallet(host), chainWallet(host, { name: 'Beta' })])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await host.open('basic')
    const clean = await looksOf(page, host, view)
    await host.open('hostile')
    const hostile = await looksOf(page, host, view)
    expect(hostile.map(({ name }) => name)).toEqual(clean.map(({ name }) => name))
    for (const [index, look] of hostile.entries()) {
      const { name, box, style } = clean[index] ?? look
      expect(look.style, name).toEqual(style)
      for (const [side, value] of look.box.entries()) {
        expect(Math.abs(value - (box[side] ?? 0)), `${name} ${box} became ${look.box}`).toBeLessThanOrEqual(1)
      }
    }
  })
}

test('hostile CSS: the modal can still be used', async ({ page, host, wallets }) => {
  await wallets.install([chainWallet(host)])
  await host.open('hostile')
  await page.evaluate(() => __kit.open())
  await host.modal.getByRole('button', { name: 'Alpha' }).click()
  await expect(host.modal).toBeHidden()
  expect(await page.evaluate(() => __kit.getIsConnectedState())).toBe(true)
})
