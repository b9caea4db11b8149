import { type InstalledWalletConfig, installWallets } from './installWallets.js'
import { announceMalformed as announceTo } from './malformedAnnouncements.js'

/** The test process can lend the page its own network: a real extension is not bound by the page's policy either. */
type Bridge = { __porticoWalletFetch?: (url: string, body: string) => Promise<{ status: number; text: string }> }

/** What the prebuilt page script offers; see scripts/buildPage.mjs. */
export function install(configs: readonly InstalledWalletConfig[]): void {
  installWallets(configs, { fetch: fetchThroughBridge })
}

async function fetchThroughBridge(url: string, init?: RequestInit): Promise<Response> {
  const { __porticoWalletFetch: bridge } = window as Bridge // set by the fixture, or missing
  if (!bridge) return fetch(url, init)
  const { status, text } = await bridge(url, String(init?.body))
  return new Response(text, { status })
}

export function announceMalformed(seed: number, count: number): number {
  return announceTo(window, seed, count)
}
