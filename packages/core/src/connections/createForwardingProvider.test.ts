import { fakeAdapter } from '@portico/testing'
import type { Eip1193Provider } from '@portico/wire'
import { expect, it } from 'vitest'
import type { ShownAccount } from '../adapters/adapter.js'
import { createForwardingProvider } from './createForwardingProvider.js'

it.each(['on', 'removeListener'] as const)(
  'a wallet whose `%s` throws: requests go to the one that is shown',
  async (method) => {
    const heard: string[] = []
    const fail = (): void => {
      throw new RangeError('no events here')
    }
    const walletOf = (name: string, own: Partial<Eip1193Provider> = {}): Eip1193Provider => ({
      request: async () => name,
      on: (event) => void heard.push(`${name} ${event}`),
      removeListener: () => undefined,
      ...own,
    })
    const shownOf = (provider: Eip1193Provider): ShownAccount => {
      const connection = {
        ...fakeAdapter().connectionOf('test.alpha', { provider }),
        id: '1',
        sourceId: 'adapter:eip155',
      }
      return { connection, address: '0x1' }
    }
    const alpha = walletOf('Alpha', method === 'removeListener' ? { removeListener: fail } : {})
    const beta = walletOf(
      'Beta',
      method === 'on' ? { on: (event) => (event === 'first' ? fail() : heard.push(`Beta ${event}`)) } : {},
    )
    let shown = shownOf(alpha)
    const listeners: (() => void)[] = []
    const provider = createForwardingProvider({
      get: () => shown,
      subscribe: (listener) => {
        listeners.push(listener)
        return fail
      },
    })
    provider.on?.('first', () => undefined)
    provider.on?.('second', () => undefined)
    shown = shownOf(beta)
    for (const listener of listeners) listener()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('Beta')
    expect(heard).toContain('Beta second')
  },
)
