import type { Eip1193Provider } from '@portico/wire'

export function sendAnnouncement(target: EventTarget, detail: unknown): void {
  target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/** The announcement of wallet number `index`; parts of it can be replaced. */
export function announcementOf(
  index: number,
  info: Record<string, unknown> = {},
  provider: unknown = createProvider(),
): { info: Record<string, unknown>; provider: unknown } {
  return {
    info: { uuid: uuidOf(index), name: `Wallet ${index}`, rdns: `test.wallet.n${index}`, icon: '', ...info },
    provider,
  }
}

export function uuidOf(index: number): string {
  return `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`
}

export function createProvider(): Eip1193Provider {
  return { request: async () => null }
}
