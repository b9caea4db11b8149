import { startTestPortico, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'

async function openKit() {
  const test = await startTestPortico()
  await test.kit.open()
  const views = (): string[] => test.kit.store.get().router.stack.map(({ name }) => name)
  return { ...test, ...test.kit.actions, views }
}

describe('the stack', () => {
  it('[ROUTE-01] is a stack that starts at Connect, and opens no page', async () => {
    const { kit, env, views, push } = await openKit()
    expect(views()).toEqual(['Connect'])
    push('WhatIsAWallet')
    expect(views()).toEqual(['Connect', 'WhatIsAWallet'])
    expect(env.opened).toEqual([])
    expect(kit.getMetadata().url).toBe('https://site.test')
  })
  it('[ROUTE-03] push of the current view changes nothing', async () => {
    const { kit, views, push } = await openKit()
    push('Networks')
    const before = kit.store.get()
    push('Networks')
    expect(kit.store.get()).toBe(before)
    expect(views()).toEqual(['Connect', 'Networks'])
  })
  it('[ROUTE-04] reset, replace, goBack and goBackToIndex', async () => {
    const { views, push, replace, reset, goBack, goBackToIndex } = await openKit()
    push('WhatIsAWallet')
    push('GetWallet')
    goBackToIndex(0)
    expect(views()).toEqual(['Connect'])
    push('Networks')
    replace('WhatIsANetwork')
    expect(views()).toEqual(['Connect', 'WhatIsANetwork'])
    goBack()
    expect(views()).toEqual(['Connect'])
    push('Networks')
    reset('Account')
    expect(views()).toEqual(['Account'])
  })
  it('[ROUTE-11] views carry their data', async () => {
    const { kit, adapter, push } = await openKit()
    const current = () => kit.store.get().router.stack.at(-1)
    const connector = adapter.connector('Alpha')
    push('ConnectingExternal', { connector })
    expect(current()).toEqual({ name: 'ConnectingExternal', data: { connector } })
    push('ConnectingWalletConnect', { wallet: { id: 'a', name: 'A' } })
    expect(current()?.data).toEqual({ wallet: { id: 'a', name: 'A' } })
    push('Swap', { swap: { fromToken: 'ETH', amount: '1' } })
    expect(current()?.data).toEqual({ swap: { fromToken: 'ETH', amount: '1' } })
    push('SwitchNetwork', { network: testNetworks[1] })
    expect(current()?.data).toEqual({ network: testNetworks[1] })
    // What does not compile, and is never run.
    const wrong = () => {
      // @ts-expect-error: it waits for a connector
      push('ConnectingExternal')
      // @ts-expect-error: a wallet has an id and a name
      push('ConnectingWalletConnect', { wallet: { id: 'a' } })
      // @ts-expect-error: amounts are texts
      push('Swap', { swap: { amount: 1 } })
      // @ts-expect-error: carries nothing
      push('Account', { wallet: { id: 'a', name: 'A' } })
    }
    expect(wrong).toBeTypeOf('function')
  })
})

describe('going back', () => {
  it('[ROUTE-05] at the first view closes the modal', async () => {
    const { kit, goBack } = await openKit()
    goBack()
    expect(kit.isOpen()).toBe(false)
  })
  it('[ROUTE-06] while UnsupportedChain is in the history closes the modal', async () => {
    const { kit, views, reset, push, goBack } = await openKit()
    reset('UnsupportedChain')
    push('WhatIsANetwork')
    goBack()
    expect(kit.isOpen()).toBe(false)
    expect(views()).toEqual(['UnsupportedChain', 'WhatIsANetwork'])
  })
  it('[ROUTE-08] the side effect of leaving a view runs after 100 ms: not at 99, at 100', async () => {
    const { kit, adapter, clock, connect, goBack } = await openKit()
    adapter.connect.hold()
    const settled: string[] = []
    connect({ connector: adapter.connector('Alpha') }).catch(({ code }) => settled.push(code))
    expect(kit.store.get().attempt?.status).toBe('pending')
    goBack()
    await clock.advance(99)
    expect(kit.store.get().attempt?.status).toBe('pending')
    expect(settled).toEqual([])
    await clock.advance(1)
    expect(kit.store.get().attempt).toBeUndefined()
    expect(settled).toEqual(['connect/abandoned'])
  })
  it('[ROUTE-08] a wallet chosen within those 100 ms is not dropped with the one that was left', async () => {
    const { kit, adapter, clock, connect, goBack } = await openKit()
    adapter.connect.hold()
    const first = connect({ connector: adapter.connector('Alpha') }).catch(({ code }) => code)
    goBack()
    await clock.advance(50)
    const second = connect({ connector: adapter.connector('Beta') })
    await clock.advance(100)
    expect(kit.store.get().attempt).toMatchObject({ status: 'pending', connector: { name: 'Beta' } })
    adapter.connect.last().resolve()
    await second
    expect(await first).toBe('connect/abandoned')
    expect(kit.getWalletInfo()?.name).toBe('Beta')
  })
})
