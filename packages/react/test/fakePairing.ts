import type { Portico, Wallet } from '@portico/core'
import type { Pairing, PairingPlatform, PairingState } from '@portico/core/pairing'
import type { Features } from '@portico/core/views'

export const sampleUri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'3c'.repeat(32)}&expiryTimestamp=1794707778`
export const sampleWallet: Wallet = Object.freeze({
  id: 'fox',
  name: 'Fox',
  mobile_link: 'fox://',
  homepage: 'https://fox.example/',
  app_store: 'https://apps.example/fox',
  play_store: 'https://play.example/fox',
})

const plain = Object.freeze({ wallet: undefined, link: 'none', canRetry: true } as const)

/** A pairing that is in the state a test says, in a kit that has it. What a screen calls is recorded, unless a test replaces it. */
export function withPairing(
  kit: Portico,
  platforms: readonly PairingPlatform[] = ['qrcode'],
  replaced: Partial<Pairing> = {},
) {
  let state: PairingState = { ...plain, status: 'starting' }
  const listeners = new Set<() => void>()
  const calls: string[] = []
  const said = (call: string) => async () => void calls.push(call)
  const pairing: Partial<Pairing> = {
    // A screen reads and listens, and nothing else.
    store: {
      get: () => state,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } as Partial<Pairing['store']> as Pairing['store'],
    platforms: () => platforms,
    begin: async ({ wallet } = {}) => void calls.push(`begin ${wallet?.name ?? 'any'}`),
    retry: said('retry'),
    connectBrowser: said('connectBrowser'),
    openWallet: (platform) => void calls.push(`open ${platform}`),
    keep: () => void calls.push('keep'),
    refuse: () => void calls.push('refuse'),
    leave: () => void calls.push('leave'),
    ...replaced,
  }
  const set = (next: Partial<PairingState>): void => {
    state = { ...plain, ...next } as PairingState // a test gives what its status has
    for (const listener of listeners) listener()
  }
  const feature: Portico['feature'] = (name) =>
    name === 'pairing' ? Promise.resolve(pairing as Features[typeof name]) : kit.feature(name) // what the screens use of it is there
  return { kit: { ...kit, feature }, calls, set }
}
