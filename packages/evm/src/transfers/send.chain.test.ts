import { devnetContracts } from '@portico/devnet'
import { describe, expect, it, vi } from 'vitest'
import { connectionTo, createSendingPage, friend, me, patience } from '../test/sendingPage.js'

const { coin, dollar, silentDollar } = devnetContracts
const { balanceOf, chain, createWallet, fillForm, network, openForm, openKit, openTransfers } = createSendingPage()

describe('what is moved', () => {
  it('[SEND-02] the chain’s own coin arrives, to the last unit', async () => {
    const { kit, wallet } = await openKit()
    const before = await chain().getBalance({ address: friend })
    const send = await fillForm(kit, '0.000000000000000001', friend)
    expect(send.store.get()).toMatchObject({ simulation: 'passed', problems: {} })
    const hash = await send.send()
    const found = await chain().getTransaction({ hash: hash as `0x${string}` })
    expect([found.to, found.value, found.input]).toEqual([friend.toLowerCase(), 1n, '0x'])
    expect(await chain().getBalance({ address: friend })).toBe(before + 1n)
    expect(wallet.prompts).toBe(1)
    await vi.waitFor(() => expect(send.store.get().stage.name).toBe('confirmed'), patience)
  })

  it('[SEND-03] ERC-20 by a transfer call, and a token of the USDT kind that returns nothing', async () => {
    const transfers = await openTransfers()
    const wallet = createWallet()
    for (const { address } of [coin, dollar, silentDollar]) {
      const transfer = { network: network(), from: me, to: friend, contract: address, amount: 5n }
      const before = await balanceOf(address, friend)
      const quote = await transfers.quote(transfer)
      expect(quote.simulation).toEqual({ status: 'passed' })
      const connection = connectionTo(wallet)
      const hash = await transfers.send({ connection, transfer, fee: quote.fee })
      expect(await balanceOf(address, friend)).toBe(before + 5n)
      expect(await transfers.inspect({ transfer, hash })).toEqual({
        isKnown: true,
        differences: [],
        outcome: 'confirmed',
      })
    }
  })

  it('[SEND-06] waits with the stage on, then refreshes the balance and resets the form', async () => {
    const { kit, wallet } = await openKit()
    const send = await fillForm(kit, '1.5', friend, dollar.address)
    const balance = kit.getAccount().balance
    wallet.play([{ type: 'hang' }])
    const sending = send.send()
    await wallet.waitForPending()
    expect(send.store.get().stage.name).toBe('waiting')
    wallet.resolvePending()
    await sending
    expect(send.store.get()).toMatchObject({ amountText: '', receiverText: '', token: undefined })
    expect(send.store.get().stage).toMatchObject({ name: 'broadcast', sent: { amount: 1_500_000n } })
    // The fee was paid in the chain's own coin.
    await vi.waitFor(() => expect(kit.getAccount().balance).not.toBe(balance), patience)
    expect(send.store.get().recent[0]?.address).toBe(friend)
  })

  it('max of the own coin leaves exactly the fee, and the chain takes it', async () => {
    const { kit } = await openKit()
    const send = await openForm(kit)
    send.setToken({})
    send.setReceiver(friend)
    send.setMax()
    await vi.waitFor(() => expect(send.store.get().amount).toBeGreaterThan(0n), patience)
    await vi.waitFor(() => expect(send.store.get().isEstimating).toBe(false), patience)
    await send.review()
    const { amount, fee, token, problems } = send.store.get()
    expect(problems.amount).toBeUndefined()
    expect((amount ?? 0n) + (fee?.most ?? 0n)).toBeLessThanOrEqual(token?.balance ?? 0n)
    const snapshot = await chain().snapshot()
    await send.send()
    expect(await chain().getBalance({ address: me })).toBeLessThan(fee?.most ?? 0n)
    await chain().revert({ id: snapshot })
  })
})
