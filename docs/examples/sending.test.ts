import {
  fakeAdapter,
  fakeClock,
  fakeServer,
  fakeTransfers,
  sampleToken,
  startTestPortico,
  type TestPortico,
  testNetworks,
} from '@portico/testing'
import { expect, it, vi } from 'vitest'
import { askForTip } from './openSend.js'
import { payInvoice } from './payInvoice.js'

// The first to send fetches the code for it, and a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

const friend = `0x${'abc1'.repeat(10)}`
const contract = `0x${'cc'.repeat(20)}`

/** A site whose visitor has connected and holds twenty dollars. */
async function start({ isSlow = false } = {}) {
  const clock = fakeClock()
  const server = fakeServer({ chains: ['eip155:31337', 'eip155:31338'] })
  const dollars = sampleToken({
    name: 'Dollar',
    symbol: 'USDC',
    address: `eip155:31337:${contract}`,
    quantity: { decimals: '6', numeric: '20' },
  })
  server.answer('/v1/account', ({ path }: { path: string }) =>
    path.endsWith('/balance') ? { balances: [sampleToken(), dollars] } : { data: [], next: null },
  )
  server.answer('/v1/identity', { name: null, avatar: null })
  const money = fakeTransfers()
  const adapter = fakeAdapter({ transfers: money.transfers })
  const test = await startTestPortico({
    env: {
      clock,
      async fetch(input, init) {
        if (isSlow && String(input).includes('/balance'))
          await new Promise<void>((resolve) => clock.setTimeout(resolve, 3_000))
        return server.fetch(input, init)
      },
    },
    adapter,
    // Of test networks no server keeps the tokens.
    options: {
      networks: testNetworks.map((network) => ({ ...network, testnet: false })),
      endpoint: 'https://kit.test',
    },
  })
  const connecting = test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  if (isSlow) await expect.poll(() => test.kit.getAddress()).toBeDefined()
  else await connecting
  if (isSlow) await test.kit.feature('send') // its code is there: only the server is late
  if (!isSlow) await expect.poll(() => test.kit.getAccount('eip155').tokenBalance, { timeout: 60_000 }).toHaveLength(2)
  return { ...test, money }
}

/** Time goes by until it is done. */
async function settled<Result>({ clock }: TestPortico, work: Promise<Result>): Promise<Result> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  while (!isDone) {
    await clock.advance(100)
    await new Promise(setImmediate) // code that is fetched on first use comes in real time
  }
  return work
}

it('pays an invoice: the wallet is asked for exactly that, and the hash comes back', async () => {
  const test = await start()
  const hash = await settled(test, payInvoice(test.kit, { token: 'USDC', amount: '2.5', to: friend }))
  const { transfer } = test.money.send.last().parameters
  expect([hash, transfer.contract, transfer.amount, transfer.to]).toEqual([
    expect.stringMatching(/^0x\d{64}$/),
    contract,
    2_500_000n,
    friend,
  ])
})

it('pays right after the visitor has connected, before the server has told the tokens', async () => {
  const test = await start({ isSlow: true })
  await settled(test, payInvoice(test.kit, { token: 'USDC', amount: '2.5', to: friend }))
  expect(test.money.send.last().parameters.transfer).toMatchObject({ contract, amount: 2_500_000n })
})

it('pays one invoice at a time: two would share one form', async () => {
  const test = await start()
  const first = payInvoice(test.kit, { token: 'USDC', amount: '2.5', to: friend })
  await expect(payInvoice(test.kit, { token: 'USDC', amount: '1', to: contract })).rejects.toThrow('Another invoice')
  await settled(test, first)
  expect(test.money.send.calls.map(({ parameters }) => parameters.transfer.amount)).toEqual([2_500_000n])
})

it.each([
  ['more than there is', { token: 'USDC', amount: '25', to: friend }, 'send/invalid-amount'],
  ['a token that the account does not hold', { token: 'DAI', amount: '1', to: friend }, 'send/no-token'],
  ['nobody', { token: 'USDC', amount: '1', to: 'nobody' }, 'send/invalid-receiver'],
])('refuses %s, and asks nobody', async (_, invoice, code) => {
  const test = await start()
  await expect(settled(test, payInvoice(test.kit, invoice))).rejects.toMatchObject({ code })
  expect(test.money.send.calls).toEqual([])
})

it('opens the form with what is to be sent', async () => {
  const { kit } = await start()
  await askForTip(kit)
  const view = kit.store.get().router.stack.at(-1)
  expect(view).toEqual({ name: 'WalletSend', data: { send: { token: 'USDC', amount: '5', to: 'tips.example.eth' } } })
})
