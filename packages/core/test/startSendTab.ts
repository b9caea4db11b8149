import { fakeAdapter, fakeClock, fakeTransfers, memoryStorage, startTestPortico, testNetworks } from '@portico/testing'
import { expect } from 'vitest'
import type { Send } from '../src/features/send/send.js'
import { friend } from './startSend.js'

export const sendNetworks = testNetworks.map((network) => ({ ...network, testnet: false }))
export const openRequestsName = '@portico/open_requests'

/** A tab with the form reviewed; tabs with one memory are tabs of one site. No two of them make the same id. */
export async function startSendTab({
  memory = memoryStorage(),
  clock = fakeClock(),
  ids = { last: 0 },
  enableEmbedded = false,
} = {}) {
  await import('../src/features/send/followPending.js') // a fake clock does not wait for a module
  const randomId = (): string => {
    ids.last += 1
    return `id-${ids.last}`
  }
  const money = fakeTransfers()
  const adapter = fakeAdapter({ transfers: money.transfers })
  const test = await startTestPortico({
    env: { memory, clock, randomId },
    adapter,
    options: { networks: sendNetworks, enableEmbedded },
  })
  if (!test.kit.getAddress()) await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const send = (await test.kit.feature('send')) as Send // it is on
  send.watch()
  await expect.poll(() => send.store.get().status).toBe('ready')
  const review = async (amount = '0.25') => {
    send.fill({ token: 'ETH', amount, to: friend })
    await clock.advance(1_000)
    await send.review()
  }
  await review()
  money.send.hold()
  /** Until the wallet has its prompt. */
  const ask = async () => {
    send.send().catch(() => undefined)
    await clock.flush()
  }
  return { ...test, money, send, memory, clock, ids, review, ask, state: () => send.store.get() }
}
