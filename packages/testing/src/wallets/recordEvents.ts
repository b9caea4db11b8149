import type { VirtualProvider } from './createProvider.js'

const names = ['accountsChanged', 'chainChanged', 'connect', 'disconnect'] as const

/** A list that grows with every event of a provider, as `[name, payload]`. */
export function recordEvents(provider: VirtualProvider): readonly (readonly [string, unknown])[] {
  const events: (readonly [string, unknown])[] = []
  for (const name of names) provider.on(name, (payload: unknown) => void events.push([name, payload]))
  return events
}
