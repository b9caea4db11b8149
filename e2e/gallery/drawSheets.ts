import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

type Sheet = { folder: string; set: string; names: readonly string[]; device: string }

// Of a wide screen the middle is shown, where the modal is; of a phone all of it.
const tiles = { desktop: { width: 440, height: 720, of: 1280 }, phone: { width: 360, height: 780, of: 360 } } as const
const columns = 6
const perSheet = 12
const scale = 0.75

/** Puts the pictures of a set side by side, so that a person can look at all of them quickly. */
export async function drawSheets(browser: Browser, { folder, set, names, device }: Sheet): Promise<void> {
  const { width, height, of } = device === 'phone' ? tiles.phone : tiles.desktop
  const drawn = names.filter((name) => existsSync(join(folder, set, `${name}.png`)))
  const page = await browser.newPage({ viewport: { width: Math.ceil(columns * (width * scale + 12)), height: 900 } })
  for (let start = 0; start < drawn.length; start += perSheet) {
    const figures = drawn.slice(start, start + perSheet).map((name) => {
      const data = readFileSync(join(folder, set, `${name}.png`)).toString('base64')
      const place = name.startsWith('page') ? ' class="corner"' : ''
      return `<figure><div><img${place} src="data:image/png;base64,${data}"></div><figcaption>${set} · ${name}</figcaption></figure>`
    })
    const css = `body { margin: 0; display: flex; flex-wrap: wrap; background: #777; font: 13px sans-serif }
      figure { margin: 6px; width: ${width * scale}px } div { width: ${width * scale}px; height: ${height * scale}px; overflow: hidden; position: relative }
      img { position: absolute; width: ${of * scale}px; left: 50%; top: 50%; transform: translate(-50%, -50%) }
      img.corner { left: 0; top: 0; transform: none }
      figcaption { color: #fff; padding: 4px 0 }`
    await page.setContent(`<style>${css}</style>${figures.join('')}`)
    const number = String(start / perSheet + 1)
    await page.screenshot({ path: join(folder, `sheet-${set}-${number}.png`), fullPage: true })
  }
  await page.close()
}
