import { createVirtualWallet, recordEvents } from '@portico/testing/wallets'
import { type Hex, verifyMessage } from 'viem'
import { expect, it } from 'vitest'

// The examples of the README. They are compiled and run with the other tests.

it('example: sign in Node', async () => {
  const wallet = createVirtualWallet({ name: 'Alpha' })

  const [address] = (await wallet.provider.request({ method: 'eth_requestAccounts' })) as [Hex]
  const signature = (await wallet.provider.request({
    method: 'personal_sign',
    params: ['0x48656c6c6f', address], // "Hello"
  })) as Hex

  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  expect(wallet.prompts).toBe(2)
})

it('example: a visitor who says no, then hesitates', async () => {
  const wallet = createVirtualWallet({
    script: [
      { type: 'reject' }, // the first prompt
      { type: 'hang', on: 'eth_requestAccounts' }, // the next request to connect
    ],
  })

  await expect(wallet.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })

  const answer = wallet.provider.request({ method: 'eth_requestAccounts' })
  await wallet.waitForPending() // your interface shows its waiting state now
  wallet.resolvePending()
  expect(await answer).toEqual(wallet.accounts)
})

it('example: what happens in the wallet reaches the page', async () => {
  const wallet = createVirtualWallet({ authorized: true, chains: { 1: {}, 10: {} }, chainId: 1 })
  const events = recordEvents(wallet.provider)

  wallet.changeChain(10)
  wallet.lock()

  expect(events).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', []],
  ])
})

it('example: a page that looks for wallets', () => {
  const page = new EventTarget() // `window` in a browser
  const found: string[] = []
  page.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) found.push(event.detail.info.name)
  })

  const stop = createVirtualWallet({ name: 'Alpha' }).announce(page)
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  stop()

  expect(found).toEqual(['Alpha', 'Alpha'])
})

it('example: a popup that stays open', async () => {
  const wallet = createVirtualWallet({ script: [{ type: 'popup' }] })

  const first = wallet.provider.request({ method: 'eth_requestAccounts' })
  await wallet.waitForPending()
  await expect(wallet.provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })

  wallet.resolvePending()
  expect(await first).toEqual(wallet.accounts)
  expect(wallet.prompts).toBe(1)
})
