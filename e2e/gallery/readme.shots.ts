import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type Page, test } from '@playwright/test'
import { createWallets } from '@portico/testing/playwright'
import { chainWallet, withServer } from '../steps.js'
import { createHost, expect, type Host, modalIn } from '../test.js'
import { accountScenes } from './accountScenes.js'
import type { Scene } from './scene.js'

// The pictures of README, drawn into gallery/readme: `node e2e/gallery.mjs readme && cp gallery/readme/* docs/images`.
const folder = fileURLToPath(new URL('../../gallery/readme', import.meta.url))
const wanted = (process.env['PORTICO_GALLERY_SCENES'] ?? '').split(',').filter(Boolean)
const margin = 20
/** Of a picture: README is read on phones too. */
const maxBytes = 60_000

async function opened(page: Page): Promise<void> {
  await page.evaluate(() => __kit.open())
  await expect(modalIn(page).getByRole('button', { name: 'Harbor' })).toBeVisible()
}

const wallets = (host: Host) => ['Harbor', 'Meridian', 'Juniper'].map((name) => chainWallet(host, { name }))
const scenes: Readonly<Record<string, Scene | undefined>> = {
  connect: { server: true, wallets, act: opened },
  pairing: {
    server: true,
    wallets,
    act: async (page) => {
      await opened(page)
      await modalIn(page).getByRole('button', { name: 'WalletConnect' }).click()
      await expect(modalIn(page).locator('.pt-qr-code')).toBeVisible()
    },
  },
  account: accountScenes['account-tokens'],
}

/** The card alone, on nothing: the picture stands on light and dark pages. */
async function isolate(page: Page): Promise<void> {
  await modalIn(page).evaluate((dialog) => {
    const root = dialog.getRootNode()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.pt-dialog::backdrop { background: none } .pt-card { box-shadow: inset 0 0 0 1px var(--edge) }')
    if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(sheet)
    document.querySelector('main')?.setAttribute('hidden', '')
    document.documentElement.style.setProperty('background', 'none')
    document.body.style.setProperty('background', 'none')
    document.documentElement.style.setProperty('--edge', 'rgb(128 128 128 / 0.28)')
  })
}

async function shoot(page: Page, name: string, themeMode: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: themeMode })
  await page.evaluate((mode) => __kit.setThemeMode(mode), themeMode)
  const box = await modalIn(page).locator('.pt-card').boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  const clip = { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin }
  const png = await page.screenshot({ clip, omitBackground: true, animations: 'disabled' })
  const browser = page.context().browser()
  if (browser) writeFileSync(join(folder, `${name}-${themeMode}.webp`), await toWebp(browser, png))
}

/** A fraction of the bytes of a PNG: the best quality that stays below the limit. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const url = await page.evaluate(
    async ({ source, limit }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const qualities = [0.85, 0.7, 0.55, 0.4, 0.3].map((quality) => canvas.toDataURL('image/webp', quality))
      return qualities.find(({ length }) => length < limit) ?? ''
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, limit: (maxBytes * 4) / 3 },
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

if (wanted.length === 0 || wanted.includes('readme')) {
  for (const [name, scene] of Object.entries(scenes)) {
    test(`readme ${name}`, async ({ browser }) => {
      if (!scene) throw new Error(`There is no scene for ${name}.`)
      mkdirSync(folder, { recursive: true })
      const viewport = { width: 1280, height: 800 }
      const context = await browser.newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const host = createHost(page)
      const installed = scene.wallets ? await createWallets(page).install(scene.wallets(host)) : []
      const server = scene.server ? withServer(host) : {}
      await host.open('basic', { options: { ...server, ...scene.options } })
      const [wallet = createWallets(page).get('Alpha')] = installed
      await scene.act(page, wallet, host)
      await expect(modalIn(page).locator('.pt-shimmer')).toHaveCount(0)
      await page.mouse.move(1, 1)
      await isolate(page)
      for (const mode of ['dark', 'light'] as const) await shoot(page, name, mode)
      await context.close()
    })
  }
}
