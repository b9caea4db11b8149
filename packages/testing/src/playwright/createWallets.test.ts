import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunchOptions } from '../../../../scripts/chromium.mjs'
import type { VirtualProvider } from '../wallets/createProvider.js'
import { createWallets, type Wallets } from './createWallets.js'

// The strictest policy a host may have: no scripts but its own, no connections, no strings into script sinks.
const policy = "default-src 'none'; script-src 'nonce-page'; require-trusted-types-for 'script'; trusted-types 'none'"
const html = `<!doctype html><title>Page</title><script nonce="page">
  window.heard = []; window.seen = []; window.violations = []
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))
  addEventListener('eip6963:announceProvider', ({ detail }) => {
    try { seen.push(detail.info.name); window.provider ??= detail.provider } catch {}
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  provider?.on('accountsChanged', (accounts) => heard.push(accounts))
</script>`

type TestPage = Window & { provider: VirtualProvider; seen: string[]; heard: string[][]; violations: string[] }

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const server = createServer((request, response) => {
  if (request.method === 'POST') return response.end('{"result":"0x2a"}')
  return response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html)
})
let browser: Browser
let origin: string
let pageScript: string

beforeAll(async () => {
  const entry = new URL('../wallets/pageEntry.ts', import.meta.url).pathname
  const bundle = { bundle: true, format: 'iife', globalName: '__porticoTesting', write: false } as const
  pageScript = (await build({ entryPoints: [entry], ...bundle })).outputFiles[0]?.text ?? ''
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}` // a TCP server has a port
  browser = await chromium.launch({ ...chromiumLaunchOptions(), headless: true })
}, 60_000)
afterAll(async () => {
  await browser.close()
  server.close()
})

async function withPage(run: (page: Page, wallets: Wallets) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await run(page, createWallets(page, { pageScript }))
  expect(await page.evaluate(() => (window as unknown as TestPage).violations)).toEqual([]) // set by the page above
  await context.close()
}

function request(page: Page, method: string, params: unknown[] = []): Promise<unknown> {
  return page.evaluate(
    ([name, values]) =>
      // Set by the page above.
      (window as unknown as TestPage).provider
        .request({ method: name, params: values })
        .catch((error: { code: number }) => error.code),
    [method, params] as const,
  )
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as TestPage).seen) // set by the page above

describe('wallets in a page under a strict policy', () => {
  it('are there before the page starts, sign, and follow the test', () =>
    withPage(async (page, wallets) => {
      const [wallet] = await wallets.install([{ name: 'Alpha', script: [{ type: 'reject' }], inject: true }])
      await page.goto(origin)
      expect(await seen(page)).toEqual(['Alpha'])
      expect(await page.evaluate(() => 'ethereum' in window)).toBe(true)
      expect(await request(page, 'eth_requestAccounts')).toBe(4001)
      expect(await request(page, 'eth_requestAccounts')).toEqual([alice])
      const signature = String(await request(page, 'personal_sign', ['0x6869', alice])) as `0x${string}` // verified next
      expect(await verifyMessage({ address: alice, message: 'hi', signature })).toBe(true)
      await wallet.reject('personal_sign')
      expect(await request(page, 'personal_sign', ['0x6869', alice])).toBe(4001)
      expect(await wallet.prompts()).toBe(4)
      expect(await wallet.requests('personal_sign')).toMatchObject([{ id: 3 }, { id: 4, params: ['0x6869', alice] }])
    }))

  it('wait for the test to answer a prompt', () =>
    withPage(async (page, wallets) => {
      await wallets.install([{ name: 'Alpha' }])
      await page.goto(origin)
      const wallet = wallets.get('Alpha')
      await wallet.play([{ type: 'hang', times: 2 }])
      const refused = request(page, 'eth_requestAccounts')
      await wallet.rejectPending()
      expect(await refused).toBe(4001)
      const answer = request(page, 'eth_requestAccounts')
      expect(await wallet.waitForPending()).toMatchObject({ method: 'eth_requestAccounts' })
      expect(await wallet.pending()).toHaveLength(1)
      await wallet.resolvePending()
      expect(await answer).toEqual([alice])
    }))

  it('remember over a reload, without a prompt', () =>
    withPage(async (page, wallets) => {
      const forgetful = { name: 'Beta', persist: false, announceAt: 'never' } as const
      const [alpha, beta] = await wallets.install([{ name: 'Alpha', script: [{ type: 'approve' }] }, forgetful])
      await page.goto(origin)
      await request(page, 'eth_requestAccounts')
      await alpha.changeChain(10)
      await beta.changeChain(10)
      await alpha.play([{ type: 'reject' }])
      await page.reload()
      expect(await request(page, 'eth_accounts')).toEqual([alice])
      expect(await alpha.chainId()).toBe(10)
      expect(await beta.chainId()).toBe(31337)
      expect(await alpha.prompts()).toBe(0)
      expect(await request(page, 'personal_sign', ['0x6869', alice])).toBe(4001)
      await alpha.lock()
      await page.reload()
      expect(await alpha.isLocked()).toBe(true)
      expect(await request(page, 'eth_accounts')).toEqual([])
    }))

  it('keep a popup open whatever the page does, also in another tab', () =>
    withPage(async (page, wallets) => {
      const [wallet] = await wallets.install([
        { name: 'Alpha', persist: 'browser', inject: 'proxy', script: [{ type: 'popup' }] },
      ])
      await page.goto(origin)
      void request(page, 'eth_requestAccounts').catch(() => undefined) // the page is left before it hears the answer
      await wallet.waitForPending()
      await page.reload()
      expect(await request(page, 'eth_requestAccounts')).toBe(4001)
      expect(await wallet.prompts()).toBe(0)
      const later = await page.context().newPage()
      await later.goto(origin)
      await wallet.in(later).resolvePending()
      expect(await request(later, 'eth_accounts')).toEqual([alice])
      expect(await request(later, 'wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
      expect(await wallet.in(later).revocations()).toBe(1)
    }))

  it('lose their background process and get it back', () =>
    withPage(async (page, wallets) => {
      const [wallet] = await wallets.install([{ name: 'Alpha' }])
      await page.goto(origin)
      await wallet.crash({ staysDown: true, rejects: { code: 4900, message: 'Disconnected' } })
      expect(await request(page, 'eth_requestAccounts')).toBe(4900)
      await wallet.restart()
      expect(await request(page, 'eth_requestAccounts')).toEqual([alice])
    }))

  it('let their owner act', () =>
    withPage(async (page, wallets) => {
      const other = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
      const first = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
      const [wallet] = await wallets.install([{ name: 'Alpha', authorized: true, privateKeys: [first, other] }])
      await page.goto(origin)
      const [one, two] = await wallet.accounts()
      await wallet.changeAccounts(1)
      await wallet.lock()
      await wallet.unlock()
      await wallet.flood({ count: 2 })
      await wallet.revoke()
      await wallet.emitDisconnect()
      await wallet.clearScript()
      const heard = await page.evaluate(() => (window as unknown as TestPage).heard) // set by the page above
      expect(heard).toEqual([[two, one], [], [two, one], [one, two], [two, one], []])
      expect(await wallet.isAuthorized()).toBe(false)
    }))

  it('reach their nodes past the policy of the page', () =>
    withPage(async (page, wallets) => {
      await wallets.install([{ name: 'Alpha', chains: { 31337: { rpcUrl: origin } } }])
      await page.goto(origin)
      expect(await request(page, 'eth_blockNumber')).toBe('0x2a')
    }))

  it('can be many, late, and in every tab', () =>
    withPage(async (page, wallets) => {
      await wallets.install([{ name: 'Alpha' }])
      await wallets.install([
        { name: 'Late', announceAt: 'load' },
        { name: 'Alpha', id: 'Impostor' },
      ])
      await page.goto(origin)
      expect(await seen(page)).toEqual(['Alpha', 'Alpha', 'Late'])
      await wallets.get('Impostor').changeChain(5)
      expect(await wallets.get('Alpha').chainId()).toBe(31337)
      const second = await page.context().newPage()
      await second.goto(origin)
      await wallets.get('Alpha').in(second).changeChain(7)
      expect(await wallets.get('Alpha').chainId()).toBe(31337)
      await expect(wallets.install([{ name: 'Alpha' }])).rejects.toThrow('Two wallets are called "Alpha"')
    }))

  it('come with hostile neighbours on demand', () =>
    withPage(async (page, wallets) => {
      await wallets.install([{ name: 'Alpha' }])
      await page.goto(origin)
      expect(await wallets.announceMalformed(1, 200)).toBe(200)
      expect(await page.evaluate(() => '__porticoPwned' in window)).toBe(false)
    }))

  it('error: no page yet', () =>
    withPage(async (page, wallets) => {
      const [wallet] = await wallets.install([{ name: 'Alpha' }])
      await expect(wallet.lock()).rejects.toThrow('before page.goto()')
      await page.goto(origin)
    }))
})
