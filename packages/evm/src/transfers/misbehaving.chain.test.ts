import { devnetContracts } from '@portico/devnet'
import { describe, expect, it, vi } from 'vitest'
import { connectionTo, createSendingPage, friend, me, patience } from '../test/sendingPage.js'

const { coin } = devnetContracts
const { balanceOf, chain, createWallet, fillForm, network, openKit, openTransfers } = createSendingPage()

describe('wallets that misbehave', () => {
  it('changes the chain in the middle: nothing is asked of it', async () => {
    const transfers = await openTransfers()
    const wallet = createWallet()
    wallet.changeChain(31338)
    const transfer = { network: network(), from: me, to: friend, amount: 1n }
    const failed = transfers.send({ connection: connectionTo(wallet), transfer })
    await expect(failed).rejects.toMatchObject({ code: 'send/wrong-chain' })
    expect(wallet.prompts).toBe(0)
  })

  it('has another account by now: nothing is asked of it', async () => {
    const transfers = await openTransfers()
    const wallet = createWallet()
    wallet.changeAccounts([1])
    const transfer = { network: network(), from: me, to: friend, amount: 1n }
    const failed = transfers.send({ connection: connectionTo(wallet), transfer })
    await expect(failed).rejects.toMatchObject({ code: 'send/wrong-account' })
  })

  it('names a hash that is none, or one that no node knows', async () => {
    const { kit, wallet } = await openKit()
    const send = await fillForm(kit, '0.01', friend)
    wallet.play([{ type: 'nonsense', result: '0x12', on: 'eth_sendTransaction' }])
    await expect(send.send()).rejects.toMatchObject({ code: 'send/bad-answer' })
    expect(send.store.get().stage).toMatchObject({ name: 'failed', error: 'send/bad-answer' })
    send.retry()
    // The wallet may have sent it: nothing goes out before the visitor has looked.
    await expect(send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    send.dismissRequest()
    const hash = `0x${'ab'.repeat(32)}`
    wallet.play([{ type: 'nonsense', result: hash, on: 'eth_sendTransaction' }])
    await send.send()
    expect(kit.store.get().pending).toMatchObject([{ hash, status: 'pending' }])
  })

  it('declines: said, and the form is still there', async () => {
    const { kit, wallet } = await openKit()
    const send = await fillForm(kit, '0.01', friend)
    wallet.play([{ type: 'reject' }])
    await expect(send.send()).rejects.toMatchObject({ code: 'rpc/user-rejected' })
    expect(send.store.get()).toMatchObject({ amountText: '0.01', stage: { name: 'failed' } })
  })

  it('never answers: the visitor can leave, and what it does later is followed', async () => {
    const { kit, wallet } = await openKit()
    const send = await fillForm(kit, '0.01', friend)
    wallet.play([{ type: 'hang' }])
    const sending = send.send()
    await wallet.waitForPending()
    send.cancel()
    expect(send.store.get().stage.name).toBe('review')
    await expect(send.send()).rejects.toMatchObject({ code: 'send/request-open' })
    expect(wallet.prompts).toBe(1)
    wallet.resolvePending()
    const hash = await sending
    expect(kit.store.get().pending[0]).toMatchObject({ hash })
    await vi.waitFor(() => expect(kit.store.get().pending[0]?.status).toBe('confirmed'), patience)
  })

  it('what was sent is followed to its receipt after a reload', async () => {
    await chain().setAutomine(false)
    try {
      const first = await openKit()
      const send = await fillForm(first.kit, '0.01', friend)
      const hash = await send.send()
      first.kit.destroy()
      expect(first.stored.get('@portico/pending_transactions')).toContain(hash)
      const second = await openKit(undefined, first.stored)
      await vi.waitFor(
        () => expect(second.kit.store.get().pending).toMatchObject([{ hash, status: 'pending' }]),
        patience,
      )
      await chain().mine({ blocks: 1 })
      await vi.waitFor(() => expect(second.kit.store.get().pending[0]?.status).toBe('confirmed'), patience)
    } finally {
      await chain().setAutomine(true)
    }
  })

  it('a receipt that reverts is told', async () => {
    const transfers = await openTransfers()
    const wallet = createWallet()
    const tooMuch = (await balanceOf(coin.address, me)) + 1n
    const transfer = {
      network: network(),
      from: me,
      to: friend,
      contract: coin.address,
      amount: tooMuch,
    }
    await chain().setAutomine(false)
    try {
      const sending = wallet.provider.request({
        method: 'eth_sendTransaction',
        params: [
          {
            from: me,
            to: coin.address,
            gas: '0x186a0',
            data: `0xa9059cbb${friend.slice(2).toLowerCase().padStart(64, '0')}${tooMuch.toString(16).padStart(64, '0')}`,
          },
        ],
      })
      const hash = String(await sending)
      await chain().mine({ blocks: 1 })
      expect(await transfers.inspect({ transfer, hash })).toMatchObject({ differences: [], outcome: 'reverted' })
    } finally {
      await chain().setAutomine(true)
    }
  })
})
