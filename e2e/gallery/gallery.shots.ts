import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, test } from '@playwright/test'
import { createWallets } from '@portico/testing/playwright'
import type { HostOptions } from '../pages/readOptions.js'
import { withServer } from '../steps.js'
import { createHost, expect } from '../test.js'
import { drawSheets } from './drawSheets.js'
import type { Scene } from './scene.js'
import { scenes } from './scenes.js'

const folder = fileURLToPath(new URL('../../gallery', import.meta.url))
const wanted = (process.env['PORTICO_GALLERY_SCENES'] ?? '').split(',').filter(Boolean)
const chosen = Object.entries(scenes).filter(([name]) => wanted.length === 0 || wanted.includes(name))

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
const languages = { ltr: 'en', rtl: 'ar', german: 'de' } as const

async function draw(browser: Browser, scene: Scene, look: HostOptions, settings: BrowserContextOptions, path: string) {
  const context = await browser.newContext({ ...settings, ...scene.context })
  try {
    const page = await context.newPage()
    const host = createHost(page)
    const wallets = createWallets(page)
    const [wallet] = scene.wallets ? await wallets.install(scene.wallets(host)) : []
    if (scene.hasClock) await page.clock.install()
    const server = scene.server ? withServer(host) : {}
    await host.open(scene.page ?? 'basic', { options: { ...server, ...look, ...scene.options } })
    await scene.act(page, wallet ?? wallets.get('Alpha'), host)
    await expect(page.locator('.pt-view-loading')).toHaveCount(0)
    await page.mouse.move(1, 1)
    await page.screenshot({ path, animations: 'disabled' })
  } finally {
    await context.close()
  }
}

// Nothing is asserted: people look at the pictures. A scene that cannot be reached fails, and the others are drawn.
for (const [device, viewport] of Object.entries(sizes)) {
  for (const themeMode of ['dark', 'light'] as const) {
    for (const [direction, locale] of Object.entries(languages)) {
      if (locale === 'de' && themeMode === 'light') continue // long words are as long in the dark
      const set = `${device}-${themeMode}-${direction}`
      test(set, async ({ browser }) => {
        mkdirSync(join(folder, set), { recursive: true })
        const failed: string[] = []
        for (const [name, scene] of chosen) {
          const settings = { viewport, colorScheme: themeMode, reducedMotion: 'reduce' } as const
          const path = join(folder, set, `${name}.png`)
          await draw(browser, scene, { themeMode, locale }, settings, path).catch((error: unknown) => {
            failed.push(`${name}: ${error}`)
          })
        }
        await drawSheets(browser, { folder, set, names: chosen.map(([name]) => name), device })
        expect(failed).toEqual([])
      })
    }
  }
}
