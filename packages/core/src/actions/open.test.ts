import { createTestPortico, fakeEnv, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { currentView } from '../state/selectors.js'

const shown = ({ kit }: { kit: ReturnType<typeof createTestPortico>['kit'] }): string =>
  currentView(kit.store.get()).name

async function connected() {
  const test = await startTestPortico()
  await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
  return test
}

describe('the view that opening chooses', () => {
  it('[MODAL-01] the requested one', async () => {
    const test = createTestPortico()
    await test.kit.open({ view: 'Networks' })
    expect(shown(test)).toBe('Networks')
  })
  it('[MODAL-01] without one Connect', async () => {
    const test = createTestPortico()
    await test.kit.open()
    expect(shown(test)).toBe('Connect')
  })
  it('[MODAL-01] without one Account when an address is connected', async () => {
    const test = await connected()
    await test.kit.open()
    expect(shown(test)).toBe('Account')
  })
  it('[MODAL-02] with no adapters and no address: AllWallets on mobile, ConnectingWalletConnectBasic elsewhere', async () => {
    const desktop = createTestPortico({ options: { adapters: [] } })
    await desktop.kit.open()
    expect(shown(desktop)).toBe('ConnectingWalletConnectBasic')
    const phone = createTestPortico({ options: { adapters: [] }, env: { platform: { isMobile: true } } })
    await phone.kit.open()
    expect(shown(phone)).toBe('AllWallets')
  })
  it('[MODAL-02] a requested view is shown even then', async () => {
    const test = createTestPortico({ options: { adapters: [] } })
    await test.kit.open({ view: 'WhatIsAWallet' })
    expect(shown(test)).toBe('WhatIsAWallet')
  })
  it('[ROUTE-11] Swap gets its arguments', async () => {
    const { kit } = createTestPortico()
    await kit.open({ view: 'Swap', arguments: { fromToken: 'ETH', toToken: 'USDC' } })
    expect(currentView(kit.store.get())).toEqual({
      name: 'Swap',
      data: { swap: { fromToken: 'ETH', toToken: 'USDC' } },
    })
  })
  it('one that does not exist is refused and nothing opens', async () => {
    const { kit } = createTestPortico()
    await expect(kit.open({ view: 'Wallets' as never })).rejects.toMatchObject({ code: 'view/unknown' })
    await expect(kit.open({ namespace: 'near' as never })).rejects.toMatchObject({ code: 'namespace/not-configured' })
    expect(kit.isOpen()).toBe(false)
  })
})

describe('the life of the modal', () => {
  it('[MODAL-03] the view stack is reset on every open', async () => {
    const { kit } = createTestPortico()
    await kit.open()
    kit.actions.push('WhatIsAWallet')
    kit.close()
    await kit.open()
    kit.actions.push('GetWallet')
    await kit.open()
    expect(kit.store.get().router.stack.map(({ name }) => name)).toEqual(['Connect'])
  })
  it('[MODAL-04] closed, open with loading on, open, closed', async () => {
    const { kit } = await startTestPortico()
    const seen: string[] = []
    kit.subscribeState(({ open, loading }) => seen.push(`${open ? 'open' : 'closed'}${loading ? ' loading' : ''}`))
    let appear = (): void => undefined
    kit.showWith({ mount: () => new Promise((resolve) => (appear = resolve)) })
    expect(kit.getState()).toMatchObject({ open: false, loading: false })
    const opening = kit.open()
    expect(seen).toEqual(['open loading'])
    appear()
    await opening
    kit.close()
    expect(seen).toEqual(['open loading', 'open', 'closed'])
  })
  it('[MODAL-04] a modal that cannot be put on the page closes again, with an alert and an error', async () => {
    const { kit, lines } = createTestPortico()
    kit.showWith({ mount: async () => Promise.reject(new TypeError('chunk 404')) })
    await expect(kit.open()).rejects.toMatchObject({ code: 'modal/load-failed', cause: { message: 'chunk 404' } })
    expect(kit.getState()).toMatchObject({ open: false, loading: false })
    expect(kit.store.get().alert).toMatchObject({ open: true, message: 'The wallet window could not be loaded' })
    expect(lines().join()).toContain('chunk')
  })
  it('[MODAL-04] only failures while the browser is online make the next click reload the page', async () => {
    let isOnline = false
    const { kit } = createTestPortico({ env: { isOnline: () => isOnline } })
    kit.showWith({ mount: async () => Promise.reject(new TypeError('no network')) })
    const failuresAfter = async (): Promise<number | undefined> => {
      await kit.open().catch(() => undefined)
      return kit.store.get().modal.failures
    }
    expect(await failuresAfter()).toBe(1)
    expect(await failuresAfter()).toBe(1)
    isOnline = true
    expect(await failuresAfter()).toBe(2)
  })
  it('[MODAL-04] what shows the modal may come after it was opened; its failure is on the console and nowhere else', async () => {
    const { kit, clock, lines } = createTestPortico()
    await kit.open()
    const stop = kit.showWith({ mount: () => Promise.reject(new TypeError('chunk 404')) })
    await clock.flush()
    expect(lines()).toEqual(['Portico: chunk 404'])
    stop()
    let shown = 0
    kit.showWith({
      mount() {
        shown += 1
        return 'shown'
      },
    })
    await kit.open()
    expect(shown).toBe(2)
  })
  it('tells the host when it opens and closes', async () => {
    const { kit } = createTestPortico()
    const events: unknown[] = []
    kit.subscribeEvents(({ data }) => events.push(data))
    await kit.open()
    kit.close()
    kit.close()
    expect(events).toEqual([
      { event: 'MODAL_OPEN', properties: { connected: false } },
      { event: 'MODAL_CLOSE', properties: { connected: false } },
    ])
  })
  it('[MODAL-08] whether the modal is appended to the body is for the state to say', () => {
    expect(createTestPortico().kit.store.get().options).toMatchObject({ disableAppend: false, enableEmbedded: false })
    const { kit } = createTestPortico({ options: { disableAppend: true, enableEmbedded: true } })
    expect(kit.store.get().options).toMatchObject({ disableAppend: true, enableEmbedded: true })
  })
})

describe('a wallet on a chain the site did not ask for', () => {
  async function onStrangeChain(options = {}) {
    const env = fakeEnv()
    const test = await startTestPortico({ env, options })
    test.adapter.connect.answer(test.adapter.connectionOf('test.alpha', { network: 'eip155:999' }))
    await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
    return test
  }
  it('[MODAL-10] opens UnsupportedChain', async () => {
    const test = await onStrangeChain()
    expect([test.kit.isOpen(), shown(test)]).toEqual([true, 'UnsupportedChain'])
    test.kit.close(true)
    await test.kit.open()
    expect(shown(test)).toBe('UnsupportedChain')
  })
  it('[MODAL-10] also when the wallet moves there later, and leaves it when the wallet comes back', async () => {
    const test = await connected()
    test.adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:999' })
    expect([test.kit.isOpen(), shown(test)]).toEqual([true, 'UnsupportedChain'])
    test.adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:31338' })
    expect(test.kit.isOpen()).toBe(false)
  })
  it.each([{ enableNetworkSwitch: false }, { allowUnsupportedChain: true }])(
    '[MODAL-10] [NET-10] stays closed with %j: the visitor may stay',
    async (options) => {
      const test = await onStrangeChain(options)
      expect(test.kit.isOpen()).toBe(false)
      await test.kit.open()
      expect(shown(test)).toBe('Account')
      expect(test.kit.getCaipNetwork()?.name).toBe('Unknown Network')
    },
  )
})
