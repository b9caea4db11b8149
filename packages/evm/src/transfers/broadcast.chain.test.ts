import type { Transfer } from '@portico/core/adapter'
import { devnetAccounts, devnetContracts } from '@portico/devnet'
import { describe, expect, it, vi } from 'vitest'
import { connectionTo, createSendingPage, friend, me, patience, stranger } from '../test/sendingPage.js'

const { coin, dollar, silentDollar } = devnetContracts
const { createWallet, fillForm, network, openKit, openTransfers } = createSendingPage()

describe('what was broadcast', () => {
  const cases = Array.from({ length: 50 }, (_, index) => index)
  const contracts = [undefined, coin.address, dollar.address, silentDollar.address]
  const transferOf = (index: number): Transfer => ({
    network: network(),
    from: me,
    to: index % 2 ? friend : stranger,
    contract: contracts[index % contracts.length],
    amount: BigInt(16 * index + 1),
  })

  it('is taken for what was asked when it is (50 of 50)', async () => {
    const transfers = await openTransfers()
    const wallet = createWallet()
    const connection = connectionTo(wallet)
    for (const index of cases) {
      const transfer = transferOf(index)
      const hash = await transfers.send({ connection, transfer })
      expect((await transfers.inspect({ transfer, hash })).differences).toEqual([])
    }
  })

  it('is reported when the wallet changed it (50 of 50)', async () => {
    const transfers = await openTransfers()
    const own = createWallet()
    for (const index of cases) {
      const transfer = transferOf(index)
      const wallet = createWallet()
      const { request } = wallet.provider
      wallet.provider.request = async (asked) => {
        const { method, params } = asked as { method: string; params: [Record<string, string>] }
        if (method !== 'eth_sendTransaction') return request.call(wallet.provider, asked)
        const [fields] = params
        const value = `0x${(BigInt(fields?.['value'] ?? '0x0') + 1n).toString(16)}`
        const data = fields?.['data'] ?? '0x'
        const changes: Record<string, string>[] = [
          { to: devnetAccounts[4].address },
          transfer.contract ? { data: `${data.slice(0, -1)}f` } : { value },
          { data: `${data}00` },
          { to: devnetAccounts[4].address, value: '0x1', data: '0x' },
          { from: friend },
        ]
        const change = changes[index % changes.length] ?? {}
        if (change['from']) own.changeAccounts(1)
        const signer = change['from'] ? own : createWallet()
        return signer.provider.request({ method, params: [{ ...fields, ...change, gas: '0x30d40' }] })
      }
      const hash = await transfers.send({ connection: connectionTo(wallet), transfer })
      expect((await transfers.inspect({ transfer, hash })).differences, `case ${index}`).not.toEqual([])
    }
  }, 120_000)

  it('raises the alarm in a kit, and opens what shows it', async () => {
    const { kit } = await openKit((asked) =>
      asked.method === 'eth_sendTransaction'
        ? { ...asked, params: [{ ...(asked.params as [object])[0], to: stranger }] }
        : asked,
    )
    const send = await fillForm(kit, '0.01', friend)
    await send.send()
    await vi.waitFor(() => expect(send.store.get().stage.name).toBe('mismatch'), patience)
    expect(send.store.get().stage).toMatchObject({
      differences: [{ field: 'to', asked: friend.toLowerCase(), found: stranger.toLowerCase() }],
    })
    expect(kit.isOpen()).toBe(true)
    expect(kit.store.get().router.stack.at(-1)?.name).toBe('WalletSendProgress')
  })

  it('on another chain is an alarm too', async () => {
    const { kit, wallet } = await openKit()
    const elsewhere = createWallet()
    elsewhere.changeChain(31338)
    const { request } = wallet.provider
    wallet.provider.request = (asked) => {
      const { method, params } = asked as { method: string; params: [object] }
      if (method !== 'eth_sendTransaction') return request.call(wallet.provider, asked)
      return elsewhere.provider.request({ method, params: [{ ...params[0], chainId: '0x7a6a' }] })
    }
    const send = await fillForm(kit, '0.01', friend)
    await send.send()
    await vi.waitFor(() => expect(send.store.get().stage.name).toBe('mismatch'), patience)
    expect(send.store.get().stage).toMatchObject({ differences: [{ field: 'chain', asked: '31337', found: '31338' }] })
  })
})
