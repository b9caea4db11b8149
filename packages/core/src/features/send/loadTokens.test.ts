import { fakeTransfers, sampleToken, testNetworks } from '@portico/testing'
import { expect, it } from 'vitest'
import { createStore } from '../../state/createStore.js'
import { loadTokens } from './loadTokens.js'
import type { SendParts } from './sendParts.js'
import { initialSend, type SendState } from './sendState.js'

const [network] = testNetworks
const address = `0x${'ab'.repeat(20)}`
const caipAddress = `eip155:31337:${address}` as const
const dollars = sampleToken({ symbol: 'USD', address: `eip155:31337:0x${'cc'.repeat(20)}` })
const stateWith = (tokenBalance: readonly unknown[]) => ({
  options: {},
  accounts: { eip155: { caipAddress, tokenBalance } },
})

it('a slow answer of the chain does not replace the list that came meanwhile', async () => {
  const money = fakeTransfers()
  const kit = createStore(stateWith([]), () => undefined)
  const store = createStore<SendState>(initialSend, () => undefined)
  const parts = {
    ctx: { store: kit, storage: { get: () => undefined }, env: { log: () => undefined }, isOver: () => false },
    store,
    patch: (change: Partial<SendState>) => store.update((state) => ({ ...state, ...change })),
    target: () => ({ namespace: 'eip155', address, caipAddress, network }),
    transfers: async () => money.transfers,
  } as unknown as SendParts // as much of a kit as is asked here

  money.nativeBalance.hold()
  const slow = loadTokens(parts)
  await expect.poll(() => money.nativeBalance.calls.length).toBe(1)
  kit.update(() => stateWith([sampleToken(), dollars]))
  await loadTokens(parts)
  money.nativeBalance.last().resolve(1n)
  await slow
  expect(store.get().tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'USD'])
})
