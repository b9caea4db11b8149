import {
  fakeAdapter,
  fakeServer,
  fakeTransfers,
  memoryStorage,
  sampleToken,
  startTestPortico,
  testNetworks,
} from '@portico/testing'
import { expect } from 'vitest'
import type { Send } from '../src/features/send/send.js'

export const friend = `0x${'abc1'.repeat(10)}`
export const contract = `0x${'cc'.repeat(20)}`
export const dollars = sampleToken({
  name: 'Dollar',
  symbol: 'USD',
  address: `eip155:31337:${contract}`,
  price: 1,
  quantity: { decimals: '6', numeric: '20' },
})
const networks = testNetworks.map((network) => ({ ...network, testnet: false }))

/** A kit with an account and the form of sending; the server knows two tokens. */
export async function startSend({ history = [] as unknown[], memory = memoryStorage(), hasServer = true } = {}) {
  await import('../src/features/send/followPending.js') // a fake clock does not wait for a module
  const server = fakeServer({ chains: ['eip155:31337', 'eip155:31338'] })
  server.answer('/v1/account', ({ path }: { path: string }) =>
    path.endsWith('/balance') ? { balances: [sampleToken(), dollars] } : { data: history, next: null },
  )
  server.answer('/v1/identity', { name: null, avatar: null })
  const money = fakeTransfers()
  const adapter = fakeAdapter({ transfers: money.transfers })
  const test = await startTestPortico({
    env: { fetch: server.fetch, memory },
    adapter,
    options: { networks, ...(hasServer ? { endpoint: 'https://kit.test' } : {}) },
  })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const send = (await test.kit.feature('send')) as Send // it is on
  send.watch()
  await expect.poll(() => send.store.get().status).toBe('ready')
  const settle = () => test.clock.advance(1_000)
  const fill = async (amount = '1', to = friend, token: { contract?: string } = {}) => {
    send.setToken(token)
    send.setAmount(amount)
    send.setReceiver(to)
    await settle()
    await expect.poll(() => send.store.get().isResolving).toBe(false)
  }
  return { ...test, server, money, send, settle, fill, state: () => send.store.get() }
}
