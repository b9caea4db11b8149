import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chainWallet, connectWallet } from './steps.js'
import { expect, fromEnvironment, test } from './test.js'

const run = promisify(execFile)

/** Renders the page in a Node of its own, as a server would. */
async function renderOnServer(): Promise<{ stdout: string; stderr: string }> {
  return run(process.execPath, ['--trace-warnings', join(fromEnvironment('PORTICO_E2E_FOLDER'), 'render.mjs')])
}

test('provider, buttons and modal render in plain Node without a warning, and without an inline style', async () => {
  const { stdout, stderr } = await renderOnServer()
  expect(stderr).toBe('')
  expect(stdout).toContain('Connect Wallet')
  expect(stdout).toContain('Portico Local')
  expect(stdout).not.toMatch(/\sstyle=|<style|\son[a-z]+=/)
})

test('the browser takes the server’s markup over without a mismatch, also for a connected visitor', async ({
  page,
  host,
  wallets,
}) => {
  const { stdout } = await renderOnServer()
  const folder = join(fromEnvironment('PORTICO_E2E_FOLDER'), 'dev')
  const empty = readFileSync(join(folder, 'hydrate.html'), 'utf8')
  writeFileSync(join(folder, 'ssr.html'), empty.replace('<div id="host"></div>', `<div id="host">${stdout}</div>`))
  await wallets.install([chainWallet(host)])
  await host.open('ssr', { isDevelopment: true })
  await expect(page.getByText('connected false, network eip155:31337')).toBeVisible()
  await connectWallet(page, host, 'Alpha')
  await page.reload()
  await expect(page.getByText('connected true')).toBeVisible()
})
