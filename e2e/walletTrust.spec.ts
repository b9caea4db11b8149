import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { devnetAccounts } from '@portico/devnet/contracts'
import type { AxeResults } from 'axe-core'
import { expect, test } from './test.js'
import { ask, button, card, paste, walletOfTests } from './walletSteps.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const [first] = devnetAccounts
const receiver = devnetAccounts[5].address
const { url, visit, open, connect } = walletOfTests()

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (): Promise<AxeResults> => Reflect.get(globalThis, 'axe').run(document, { resultTypes: ['violations'] }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('a message that signs in elsewhere, and bytes that are no text, are called a danger', async ({ page }) => {
  await open(page)
  const connected = await connect(page)
  const text = `bank.example wants you to sign in with your Ethereum account:\n${first.address}\n\nURI: https://bank.example\nVersion: 1`
  const thief = ask(connected, 'personal_sign', [`0x${Buffer.from(text).toString('hex')}`, first.address])
  await expect(card(page).getByRole('alert')).toContainText('This signs you in somewhere else')
  await button(page, 'Reject').click()
  await expect(thief).rejects.toMatchObject({ rpcCode: 4001 })
  const bytes = ask(connected, 'personal_sign', ['0xff00', first.address])
  await expect(card(page).getByRole('alert')).toContainText('cannot be read')
  await button(page, 'Reject').click()
  await expect(bytes).rejects.toMatchObject({ rpcCode: 4001 })
})

test('what the chain refuses is said, and can be tried again or rejected', async ({ page, problems }) => {
  problems.expect(/ChainError/)
  await open(page)
  const connected = await connect(page)
  const tooMuch = ask(connected, 'eth_sendTransaction', [
    { from: first.address, to: receiver, value: `0x${(10n ** 30n).toString(16)}` },
  ])
  await button(page, 'Send').click()
  await expect(card(page).getByRole('alert')).toContainText('cannot pay for this')
  await expect(button(page, 'Try again')).toBeVisible()
  await button(page, 'Reject').click()
  await expect(tooMuch).rejects.toMatchObject({ rpcCode: 4001 })
})

test('hostile links get a sentence and change nothing', async ({ page }) => {
  await open(page)
  const { uri } = await visit().offer()
  const old = uri.replace(/expiryTimestamp=\d+/, 'expiryTimestamp=1700000000')
  for (const [text, sentence] of [
    ['javascript:alert(1)', 'This is no pairing link'],
    ['wc:00@2?symKey=1', 'This is no pairing link'],
    [`${uri}&symKey=${'00'.repeat(32)}`, 'This is no pairing link'],
    [`https://evil.example/?uri=<img src=x onerror=alert(1)>`, 'This is no pairing link'],
    ['x'.repeat(100_000), 'This is no pairing link'],
    [old, 'has expired'],
  ] as const) {
    await paste(page, text)
    await expect(page.getByRole('alert')).toContainText(sentence)
  }
  await page.goto(`${url()}/wc?uri=${encodeURIComponent('<script>alert(1)</script>')}`)
  await expect(page.getByRole('alert')).toContainText('no pairing link')
  expect(page.url()).toBe(`${url()}/`)
  const site = visit()
  const { uri: good, approval } = await site.offer()
  await paste(page, good)
  await button(page, 'Connect').last().click()
  await approval
  await paste(page, good)
  await expect(page.getByRole('alert')).toContainText('was used before')
})

test('a site that lies about itself is shown without its tricks', async ({ page }) => {
  await open(page)
  const name = '\u202eevil\u0000<b>Bank</b>'.repeat(20)
  const { uri } = await visit({ name, url: 'javascript:alert(1)', icons: ['https://evil.example/track.svg'] }).offer()
  await paste(page, uri)
  await expect(card(page).getByRole('alert')).toContainText('names no address')
  const shown = (await card(page).textContent()) ?? ''
  for (const trick of ['\u0000', '\u202e']) expect(shown).not.toContain(trick)
  expect(await card(page).locator('img').count()).toBe(0)
  await button(page, 'Reject').click()
})

for (const [size, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`is accessible and fits, ${size}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000) // three looks of axe at a whole page
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page)
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      expect(await violations(page)).toEqual([])
      expect(await fits()).toBe(true)
      const site = visit()
      const { uri, approval } = await site.offer()
      await paste(page, uri)
      await expect(card(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await button(page, 'Connect').last().click()
      const session = await approval
      await expect(card(page)).toHaveCount(0)
      void ask({ site, session }, 'eth_sendTransaction', [
        { from: first.address, to: receiver, value: '0x1', data: '0x12345678' },
      ])
      await expect(card(page)).toContainText('cannot read')
      expect(await violations(page)).toEqual([])
      expect(await fits()).toBe(true)
    })
  }
}
