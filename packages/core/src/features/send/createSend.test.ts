import {
  fakeAdapter,
  fakeTransfers,
  sampleToken,
  sampleTransaction,
  sampleTransfer,
  startTestPortico,
} from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { contract, dollars, friend, startSend as start } from '../../../test/startSend.js'
import { bitcoin, solana } from '../../networks/otherNetworks.js'
import type { Send } from './send.js'
import { canSend, sendButton } from './sendButton.js'
import { transferFee } from './transferFee.js'

describe('the form', () => {
  it('[SEND-01] without amount or receiver, and without token: the words of the specification', async () => {
    const { send, settle } = await start()
    await expect(send.send()).rejects.toThrow('An amount and receiver address are required')
    send.setAmount('1')
    await expect(send.review()).rejects.toThrow('An amount and receiver address are required')
    send.setReceiver(friend)
    await settle()
    await expect(send.send()).rejects.toThrow('A token is required')
    expect(send.store.get().stage).toMatchObject({ name: 'failed', error: 'send/no-token' })
  })

  it('[SEND-01] the button says what is missing, in order, and only the last one may be pressed', async () => {
    const { send, settle, state } = await start()
    expect(sendButton(state())).toBe('selectToken')
    send.setToken({ contract })
    expect(sendButton(state())).toBe('addAmount')
    send.setAmount('1e3')
    expect(sendButton(state())).toBe('incorrectValue')
    send.setAmount('20.000001')
    expect([sendButton(state()), state().problems.amount]).toEqual(['insufficientFunds', 'insufficient'])
    send.setAmount('20')
    expect(sendButton(state())).toBe('addAddress')
    send.setReceiver('0x12')
    await settle()
    expect([sendButton(state()), state().problems.receiver]).toEqual(['invalidAddress', 'format'])
    send.setReceiver(friend)
    await settle()
    expect(sendButton(state())).toBe('preview')
    expect(canSend(state())).toBe(false)
    await send.review()
    expect(canSend(state())).toBe(true)
  })

  it.each([
    ['the zero address', `0x${'0'.repeat(40)}`, 'zeroAddress'],
    ['the own address', `0x${'1'.repeat(40)}`, 'ownAddress'],
    ['the contract of the token', contract.toUpperCase().replace('0X', '0x'), 'tokenContract'],
    ['an address of Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'otherNamespace'],
    ['an address on another network', `eip155:1:${friend}`, 'otherNamespace'],
    ['far too much', 'x'.repeat(100_000), 'format'],
  ])('[SEND-08~] %s is refused before anything is signed', async (_, to, problem) => {
    const { fill, state, send, money } = await start()
    await fill('1', to, { contract })
    expect(state().problems.receiver).toBe(problem)
    await expect(send.send()).rejects.toMatchObject({ code: 'send/invalid-receiver' })
    expect(money.send.calls).toEqual([])
  })

  it('dollars and tokens are two spellings of one amount, and max leaves the fee', async () => {
    const { send, settle, state } = await start()
    send.setToken({})
    send.setAmount('0.5')
    send.setMode('fiat')
    expect([state().amountText, state().amount]).toEqual(['1000', 5n * 10n ** 17n])
    send.setMode('token')
    expect(state().amountText).toBe('0.5')
    send.setMax()
    await settle()
    expect(state().amount).toBe(1_500_000_000_000_000_000n - 42_000n)
    expect(state().problems.amount).toBeUndefined()
  })

  it('max follows a fee that rises until the wallet is asked, and is no problem in the review', async () => {
    const { send, settle, state, money, fill } = await start()
    await fill()
    send.setMax()
    await settle()
    const held = 1_500_000_000_000_000_000n
    expect(state().amount).toBe(held - 42_000n)
    const fee = { expected: 1n, isHigh: false, raw: undefined }
    money.quote.answer({ fee: { ...fee, most: 50_000n }, simulation: { status: 'passed' } })
    await send.review()
    expect(state()).toMatchObject({ amount: held - 50_000n, problems: { amount: undefined } })
    expect(canSend(state())).toBe(true)
    money.quote.answer({ fee: { ...fee, most: 10_000n }, simulation: { status: 'passed' } })
    await send.review()
    expect(state().amount).toBe(held - 50_000n)
  })

  it.each([
    ['the chain itself', {}, '0.1'],
    ['a token', { contract }, '3'],
  ])(
    'gives the wallet a fee only for this very transfer: gas of another can be too little (%s)',
    async (_, token, amount) => {
      const { send, settle, state, money, clock } = await start()
      const feeOf = (raw: string) => ({ expected: 21_000n, most: 42_000n, isHigh: false, raw })
      money.quote.answer({ fee: feeOf('to oneself'), simulation: { status: 'passed' } })
      send.setToken(token)
      send.setAmount(amount)
      await settle()
      expect(state().fee?.raw).toBe('to oneself')
      money.quote.hold() // a slow node
      send.setReceiver(friend)
      await clock.flush()
      void send.review()
      await clock.flush()
      expect(transferFee(state())).toBeUndefined()
      await send.send()
      expect(money.send.last().parameters).toMatchObject({ transfer: { to: friend }, fee: undefined })
    },
  )

  it('gives the wallet the fee that was estimated for it, also when "max" has followed it', async () => {
    const { send, state, money, fill } = await start()
    await fill()
    send.setMax()
    money.quote.answer({
      fee: { expected: 21_000n, most: 50_000n, isHigh: false, raw: 'dearer' },
      simulation: { status: 'passed' },
    })
    await send.review()
    expect(state().amount).toBe(1_500_000_000_000_000_000n - 50_000n)
    expect(transferFee(state())?.raw).toBe('dearer')
    await send.send()
    expect(money.send.last().parameters).toMatchObject({
      transfer: { amount: 1_500_000_000_000_000_000n - 50_000n },
      fee: { raw: 'dearer' },
    })
  })

  it('a host fills it in, a clipboard too', async () => {
    const { send, settle, state, env } = await start()
    send.fill({ token: 'usd', amount: '3', to: friend })
    await settle()
    expect(state()).toMatchObject({ token: { contract }, amount: 3_000_000n, receiver: { address: friend } })
    await env.copy?.(` ${contract} `)
    await send.paste()
    await settle()
    expect(state().receiverText).toBe(contract)
  })

  it('a token that the server tells later is chosen when it comes', async () => {
    const { kit, server, send, state } = await start()
    const late = { ...dollars, symbol: 'LATE', address: `eip155:31337:0x${'dd'.repeat(20)}` }
    send.fill({ token: 'late', amount: '3' })
    expect(state().token).toBeUndefined()
    server.answer('/v1/account', { balances: [sampleToken(), dollars, late] })
    await kit.actions.refreshBalance({ force: true })
    await expect.poll(() => state().token?.symbol).toBe('LATE')
  })

  it('[NET-03] switching the network resets it', async () => {
    const { kit, fill, state } = await start()
    await fill()
    await kit.switchNetwork('eip155:31338')
    expect(state()).toMatchObject({ amountText: '', receiverText: '', token: undefined, stage: { name: 'editing' } })
    await expect.poll(() => state().network?.id).toBe(31338)
  })

  it('works without a server: the chain itself is asked', async () => {
    const { state, fill, send } = await start({ hasServer: false })
    expect(state().tokens).toMatchObject([{ symbol: 'ETH', balance: 10n ** 18n }])
    await fill('0.1')
    await send.review()
    await expect(send.send()).resolves.toMatch(/^0x/)
    await fill('0.1', 'ada.eth')
    expect(state().problems.receiver).toBe('nameFailed')
  })
})

describe('where it works', () => {
  it('[SEND-05] [ACCOUNT-06~] [ERR-02~] any other chain: Unsupported chain', async () => {
    for (const [namespace, network, isSupported] of [
      ['solana', solana, true],
      ['bip122', bitcoin, false],
    ] as const) {
      const adapter = fakeAdapter({
        namespace,
        transfers: fakeTransfers().transfers,
        addresses: [`0x${'1'.repeat(40)}`],
      })
      const { kit } = await startTestPortico({ adapter, options: { networks: [network] } })
      await kit.actions.connect({ connector: adapter.connector('Alpha') })
      const send = (await kit.feature('send')) as Send // it is on
      send.watch()
      await expect.poll(() => send.store.get().status).toBe(isSupported ? 'ready' : 'unsupported')
      if (!isSupported) await expect(send.send()).rejects.toThrow('Unsupported chain')
    }
  })

  it('[CFG-05~] is not there when it is switched off', async () => {
    const { kit } = await startTestPortico({ options: { features: { send: false } } })
    expect(kit.feature('send')).toBeUndefined()
  })
})

describe('warnings', () => {
  it('a look-alike of somebody who was paid must be confirmed by hand', async () => {
    const paid = sampleTransaction({ transfers: [sampleTransfer({ recipient: friend })] })
    const { fill, state, send, money } = await start({ history: [paid] })
    const poison = `${friend.slice(0, 6)}${'0'.repeat(32)}${friend.slice(-4)}`
    await fill('1', poison)
    await expect.poll(() => state().warnings).toContainEqual({ code: 'lookalike', of: friend })
    await send.review()
    await expect(send.send()).rejects.toMatchObject({ code: 'send/not-acknowledged' })
    send.retry()
    send.acknowledge('0000')
    expect(canSend(state())).toBe(false)
    send.acknowledge(poison.slice(-4).toUpperCase())
    expect(canSend(state())).toBe(true)
    await send.send()
    expect(money.send.calls).toHaveLength(1)
  })

  it('strangers write nothing into the list of those who were paid', async () => {
    const transfers = [sampleTransfer({ recipient: friend })]
    const forged = sampleTransaction({ metadata: { sentFrom: contract }, transfers })
    const { fill, state } = await start({ history: [forged] })
    await fill()
    await expect.poll(() => state().warnings).toEqual([{ code: 'firstTime' }])
  })

  it('a contract, a high fee and a transfer that would fail are pointed out', async () => {
    const { fill, state, send, money } = await start()
    money.isContract.answer(true)
    money.quote.answer({
      fee: { expected: 1n, most: 2n, isHigh: true, raw: undefined },
      simulation: { status: 'refused', error: { message: 'execution reverted' } },
    })
    await fill()
    await send.review()
    expect(state().warnings).toEqual([
      { code: 'contract' },
      { code: 'firstTime' },
      { code: 'highFee' },
      { code: 'willFail', error: 'node/execution-reverted' },
    ])
    expect(state().simulation).toBe('refused')
  })

  it('a node that does not answer: could not be simulated, and asked again soon', async () => {
    const { fill, state, send, money, clock } = await start()
    money.quote.fail(new Error('away'))
    await fill()
    await send.review()
    expect(state()).toMatchObject({ simulation: 'unavailable', fee: undefined })
    money.quote.answer()
    await clock.advance(3_000)
    expect(state().simulation).toBe('passed')
  })
})
