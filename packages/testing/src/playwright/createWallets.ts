import type { Page } from '@playwright/test'
import type { InstalledWalletConfig } from '../wallets/installWallets.js'
import { VirtualWalletError } from '../wallets/VirtualWalletError.js'
import { createWalletControl, type WalletControl } from './createWalletControl.js'
import { readPageScript } from './readPageScript.js'

/** One control per config, in the same order: `const [alpha, beta] = …` needs no check. */
export type Controls<configs extends readonly unknown[]> = { readonly [index in keyof configs]: WalletControl }

export type Wallets = {
  /** Puts wallets into every page that this context opens from now on. Call it before `page.goto`. */
  install<const configs extends readonly InstalledWalletConfig[]>(configs: configs): Promise<Controls<configs>>
  /** The wallet with this name (or id), in the fixture's page. */
  get(name: string): WalletControl
  /** Sends hostile EIP-6963 announcements to the page; see `malformedAnnouncements`. */
  announceMalformed(seed: number, count: number): Promise<number>
}

export type CreateWalletsOptions = {
  /** The bundled page script. @default the one that comes with the package */
  pageScript?: string | undefined
}

type TestingPage = Window & { __porticoTesting?: { announceMalformed(seed: number, count: number): number } }

/** Virtual wallets for a Playwright page; the `wallets` fixture is this. */
export function createWallets(page: Page, { pageScript }: CreateWalletsOptions = {}): Wallets {
  const names = new Set<string>()
  let bridge: Promise<unknown> | undefined

  return {
    async install<const configs extends readonly InstalledWalletConfig[]>(configs: configs) {
      const added = configs.map((config) => config.id ?? config.name ?? 'Virtual Wallet')
      for (const name of added) {
        if (names.has(name)) throw new VirtualWalletError(`Two wallets are called "${name}": give one of them an id.`)
        names.add(name)
      }
      // The wallets' own requests go through the test process: the page's policy and routes do not bind an extension.
      bridge ??= page.context().exposeBinding('__porticoWalletFetch', (_, url: string, body: string) => post(url, body))
      await bridge
      const script = pageScript ?? (await readPageScript())
      const start = `globalThis.__porticoTesting=__porticoTesting;__porticoTesting.install(${JSON.stringify(configs)})`
      await page.context().addInitScript({ content: `${script}\n;${start}` })
      return added.map((name) => createWalletControl(page, name)) as Controls<configs> // map keeps length and order
    },
    get: (name) => createWalletControl(page, name),
    announceMalformed: (seed, count) =>
      page.evaluate(
        // Put there by install; without it there is nothing to send.
        ([start, amount]) => (window as TestingPage).__porticoTesting?.announceMalformed(start, amount) ?? 0,
        [seed, count] as const,
      ),
  }
}

async function post(url: string, body: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { status: response.status, text: await response.text() }
}
