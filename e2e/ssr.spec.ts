import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { accountButton, chainWallet, connectWallet } from './steps.js'
import { expect, fromEnvironment, test } from './test.js'

const run = promisify(execFile)
const folder = fromEnvironment('PORTICO_E2E_FOLDER')
const light = `?options=${encodeURIComponent(JSON.stringify({ themeMode: 'light' }))}`

const versions = [
  { name: 'React 19', program: 'render.mjs', pages: 'dev', isReact18: false },
  { name: 'React 18', program: 'render18.cjs', pages: 'react18', isReact18: true },
] as const

/** Renders the page in a Node of its own, as a server would. */
async function renderOnServer(program: string, search = ''): Promise<{ stdout: string; stderr: string }> {
  return run(process.execPath, ['--trace-warnings', join(folder, program), search])
}

/** Puts what a server sent into a page of that version. */
function writePage(pages: string, name: string, markup: string): void {
  const empty = readFileSync(join(folder, pages, 'hydrate.html'), 'utf8')
  writeFileSync(
    join(folder, pages, `${name}.html`),
    empty.replace('<div id="host"></div>', `<div id="host">${markup}</div>`),
  )
}

for (const { name, program, pages, isReact18 } of versions) {
  const how = { isDevelopment: true, isReact18 }

  test(`${name}: provider, buttons and modal render in plain Node without a warning, and without an inline style`, async () => {
    const { stdout, stderr } = await renderOnServer(program)
    expect(stderr).toBe('')
    expect(stdout).toContain('Connect Wallet')
    expect(stdout).toContain('Portico Local')
    expect(stdout).not.toMatch(/\sstyle=|<style|\son[a-z]+=/)
  })

  test(`${name}: the browser takes the server’s markup over without a mismatch, also for a connected visitor`, async ({
    page,
    host,
    wallets,
  }) => {
    const { stdout } = await renderOnServer(program)
    writePage(pages, 'ssr', stdout)
    await wallets.install([chainWallet(host)])
    await host.open('ssr', how)
    await expect(page.getByText('connected false, network eip155:31337')).toBeVisible()
    await connectWallet(page, host, 'Alpha')
    await page.reload()
    await expect(page.getByText('connected true')).toBeVisible()
  })

  test(`${name}: a light site’s buttons are light from the first paint on, and hydrate without a mismatch`, async ({
    browser,
    page,
    host,
  }) => {
    const { stdout } = await renderOnServer(program, light)
    writePage(pages, 'ssrLight', stdout)
    const withoutScripts = await browser.newContext({ javaScriptEnabled: false })
    const first = await withoutScripts.newPage()
    await first.goto(host.urlOf('ssrLight', how))
    for (const button of ['Connect Wallet', 'Portico Local'])
      await expect(first.getByRole('button', { name: button })).toHaveCSS('color-scheme', 'light')
    await withoutScripts.close()

    await host.open('ssrLight', { ...how, options: { themeMode: 'light' } })
    await expect(host.connectButton).toHaveCSS('color-scheme', 'light')
    await page.evaluate(() => __kit.setThemeMode('dark'))
    await expect(host.connectButton).toHaveAttribute('data-theme', 'dark')
  })
}

test('React 18, StrictMode: one modal, no warning, the whole way works', async ({ page, host, wallets }) => {
  const [alpha] = await wallets.install([chainWallet(host)])
  await host.open('strictMode', { isReact18: true })
  await connectWallet(page, host, 'Alpha')
  expect(await alpha.prompts()).toBe(1)
  expect(await page.locator('[data-portico]').count()).toBe(1)
  await accountButton(page).click()
  await host.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(accountButton(page)).toBeHidden()
  await page.evaluate(() => __kit.actions.showToast({ message: 'Done', autoClose: false }))
  await expect(page.locator('.pt-toast').filter({ hasText: 'Done' })).toBeInViewport({ ratio: 1 })
})
