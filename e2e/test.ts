import type { Locator, Page } from '@playwright/test'
import { test as base, type Wallets } from '@portico/testing/playwright'
import type { HostOptions } from './pages/readOptions.js'
import type { E2eChain } from './setup/buildPages.js'
import type { E2eServer } from './setup/startServer.js'

export type OpenOptions = {
  /** Options of `createPortico`, as the page reads them from its address. */
  options?: HostOptions | undefined
  /** The bundle with React's own warnings. */
  isDevelopment?: boolean | undefined
  /** The same with React 18 in place of 19. */
  isReact18?: boolean | undefined
}

export type Host = {
  readonly url: string
  readonly chains: readonly [E2eChain, E2eChain]
  /** Options of a kit that uses the operator's server of this run. */
  readonly server: E2eServer
  /** The modal of the page's kit, and its buttons in the page. */
  readonly modal: Locator
  readonly connectButton: Locator
  urlOf(name: string, options?: OpenOptions): string
  /** Opens a host page and waits until its kit has started. */
  open(name: string, options?: OpenOptions): Promise<void>
}

export type Problems = {
  /** Errors that match are part of the story of this test. */
  expect(pattern: RegExp): void
}

export type Fixtures = { host: Host; problems: Problems; wallets: Wallets }

/**
 * Playwright's `test` with virtual wallets and our host pages. Every test fails on a report of the content security
 * policy, an uncaught error, or an error or warning on the console that it did not expect.
 */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const found: string[] = []
      const expected: RegExp[] = []
      await context.exposeBinding('__porticoViolation', (_, text: string) => void found.push(text))
      await context.addInitScript(() => {
        const report: unknown = Reflect.get(globalThis, '__porticoViolation')
        addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sourceFile, lineNumber } = event
          if (typeof report === 'function')
            report(`csp: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`)
        })
      })
      context.on('weberror', (event) => found.push(`uncaught: ${event.error().message}`))
      context.on('console', (message) => {
        const type = message.type()
        if (type === 'error' || type === 'warning') found.push(`${type}: ${message.text()}`)
      })
      await use({ expect: (pattern) => void expected.push(pattern) })
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)))
      base.expect(unexpected, 'problems in the page').toEqual([])
    },
    { auto: true },
  ],
  host: async ({ page }, use, info) => {
    const host = createHost(page)
    await use(host)
    // Playwright's own picture of a failed page leaves out what is in a shadow root.
    if (info.status !== info.expectedStatus)
      await info.attach('modal', { body: (await host.modal.allInnerTexts()).join() || 'closed' })
  },
})

export const { expect } = base

/** Our host pages, in a page. */
export function createHost(page: Page): Host {
  const url = fromEnvironment('PORTICO_E2E_URL')
  const chains: Host['chains'] = JSON.parse(fromEnvironment('PORTICO_E2E_CHAINS'))
  const server: E2eServer = JSON.parse(fromEnvironment('PORTICO_E2E_SERVER'))
  const urlOf = (name: string, { options, isDevelopment, isReact18 }: OpenOptions = {}): string => {
    const query = options ? `?options=${encodeURIComponent(JSON.stringify(options))}` : ''
    return `${url}/${isReact18 ? 'react18/' : isDevelopment ? 'dev/' : ''}${name}.html${query}`
  }
  return {
    url,
    chains,
    server,
    modal: modalIn(page),
    connectButton: page.getByRole('button', { name: 'Connect Wallet' }),
    urlOf,
    async open(name, options) {
      await page.goto(urlOf(name, options))
      await page.waitForFunction(() => '__kit' in globalThis || '__lifecycle' in globalThis)
    },
  }
}

/** The open modal. By its element, because a closed one may be rendered ahead of the next click, inert and unseen. */
export function modalIn(page: Page): Locator {
  return page.locator('dialog[open]')
}

export function fromEnvironment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: run the tests with the project's Playwright configuration.`)
  return value
}
