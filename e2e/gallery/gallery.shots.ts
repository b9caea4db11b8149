import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type Page, test } from '@playwright/test'
import { createWallets } from '@portico/testing/playwright'
import { withServer } from '../steps.js'
import { createHost, expect } from '../test.js'
import { drawSheets } from './drawSheets.js'
import type { Scene } from './scene.js'
import { scenes } from './scenes.js'

const folder = fileURLToPath(new URL('../../gallery', import.meta.url))
const wanted = (process.env['PORTICO_GALLERY_SCENES'] ?? '').split(',').filter(Boolean)
const chosen = Object.entries(scenes).filter(([name]) => wanted.length === 0 || wanted.includes(name))

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 780 } } as const
const languages = { ltr: 'en', rtl: 'ar', german: 'de' } as const
type Direction = keyof typeof languages
type Device = keyof typeof sizes
type Look = { readonly device: Device; readonly themeMode: 'dark' | 'light'; readonly set: string }

const looksOf = (direction: Direction): readonly Look[] =>
  (['desktop', 'phone'] as const).flatMap((device) =>
    // Long words are as long in the dark.
    (direction === 'german' ? (['dark'] as const) : (['dark', 'light'] as const)).map((themeMode) => ({
      device,
      themeMode,
      set: `${device}-${themeMode}-${direction}`,
    })),
  )

/** Goes to a scene once, and draws it in every look. */
async function draw(browser: Browser, scene: Scene, direction: Direction, name: string): Promise<void> {
  const settings = { viewport: sizes.desktop, colorScheme: 'dark', reducedMotion: 'reduce' } as const
  const context = await browser.newContext({ ...settings, ...scene.context })
  try {
    const page = await context.newPage()
    const host = createHost(page)
    const wallets = createWallets(page)
    const [wallet] = scene.wallets ? await wallets.install(scene.wallets(host)) : []
    if (scene.hasClock) await page.clock.install()
    const server = scene.server ? withServer(host) : {}
    const look = { themeMode: 'dark', locale: languages[direction] } as const
    await host.open(scene.page ?? 'basic', { options: { ...server, ...look, ...scene.options } })
    await scene.act(page, wallet ?? wallets.get('Alpha'), host)
    await expect(page.locator('.pt-view-loading')).toHaveCount(0)
    await page.mouse.move(1, 1)
    for (const each of looksOf(direction)) await shoot(page, each, name)
  } finally {
    await context.close()
  }
}

async function shoot(page: Page, { device, themeMode, set }: Look, name: string): Promise<void> {
  await page.setViewportSize(sizes[device])
  await page.emulateMedia({ colorScheme: themeMode })
  await page.evaluate((mode) => __kit.setThemeMode(mode), themeMode)
  await page.screenshot({ path: join(folder, set, `${name}.png`), animations: 'disabled' })
}

// Nothing is asserted: people look at the pictures. A scene that cannot be reached fails, and the others are drawn.
for (const direction of ['ltr', 'rtl', 'german'] as const) {
  test(direction, async ({ browser }) => {
    for (const { set } of looksOf(direction)) mkdirSync(join(folder, set), { recursive: true })
    const failed: string[] = []
    for (const [name, scene] of chosen) {
      await draw(browser, scene, direction, name).catch((error: unknown) => failed.push(`${name}: ${error}`))
    }
    const names = chosen.map(([name]) => name)
    for (const { set, device } of looksOf(direction)) await drawSheets(browser, { folder, set, names, device })
    expect(failed).toEqual([])
  })
}
