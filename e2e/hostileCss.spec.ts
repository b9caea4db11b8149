import type { Locator, Page } from '@playwright/test'
import { chainWallet, connectWallet, viewShown } from './steps.js'
import { expect, type Host, test } from './test.js'

type Look = { readonly name: string; readonly box: readonly number[]; readonly style: Readonly<Record<string, string>> }

const properties = [
  ...['color', 'background-color', 'font-size', 'font-family', 'line-height', 'letter-spacing', 'text-transform'],
  ...['text-align', 'display', 'opacity', 'visibility', 'cursor', 'border-top-width', 'margin-top', 'pointer-events'],
  ...['direction', 'word-spacing', 'position', 'filter', 'transition-duration', 'user-select'],
]
const buttonProperties = [
  ...properties,
  ...['box-shadow', 'border-top-left-radius', 'padding-left', 'outline-style', 'outline-color', 'margin-bottom'],
]

/** Where everything in the modal is and how it looks. */
async function looksOf(page: Page, host: Host, view: 'Connect' | 'Networks' | 'WhatIsAWallet'): Promise<Look[]> {
  await page.evaluate((name) => __kit.open({ view: name }), view)
  await viewShown(page)
  await host.modal.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
  )
  return looksIn(host.modal)
}

const looksIn = (place: Locator, shown: readonly string[] = properties): Promise<Look[]> =>
  place.evaluate(
    (root, names) =>
      [root, ...root.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const computed = getComputedStyle(element)
        const style = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
        return { name: `${element.tagName} ${element.getAttribute('class')}`, box: [x, y, width, height], style }
      }),
    shown,
  )

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

for (const state of ['at rest', 'under the pointer', 'with the focus'] as const) {
  test(`a reset or a classless sheet of the host leaves the buttons in its page as they are: ${state}`, async ({
    page,
    host,
    wallets,
  }) => {
    await wallets.install([chainWallet(host)])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const looks = async (name: string): Promise<Look[][]> => {
      await host.open(name)
      await page.mouse.move(0, 0)
      if (await host.connectButton.isVisible()) await connectWallet(page, host, 'Alpha')
      await expect(page.getByText('ETH')).toBeVisible()
      const buttons = await page.getByRole('main').getByRole('button').all()
      const all: Look[][] = []
      for (const button of buttons) {
        if (state === 'under the pointer') await button.hover()
        if (state === 'with the focus') await button.focus()
        all.push((await looksIn(button, buttonProperties)).map((look) => ({ ...look, box: look.box.slice(2) })))
      }
      return all
    }
    const plain = await looks('basic')
    expect(plain).toHaveLength(3)
    expect(await looks('resets')).toEqual(plain)
  })
}
