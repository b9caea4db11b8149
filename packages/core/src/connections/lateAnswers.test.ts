import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'

async function start() {
  const test = await startTestPortico()
  const { kit, adapter } = test
  const alpha = adapter.connector('Alpha')
  const beta = adapter.connector('Beta')
  /** Connects and gives the code of the failure, or 'connected'. */
  const connect = (connector = alpha): Promise<string> =>
    kit.actions.connect({ connector }).then(
      () => 'connected',
      (error) => error.code,
    )
  const status = () => kit.getAccount('eip155').status
  return { ...test, alpha, beta, connect, status }
}

describe('answers that come too late', () => {
  type Leave = (test: Awaited<ReturnType<typeof start>>) => Promise<void>
  const goBack: Leave = async ({ kit, clock }) => {
    kit.actions.goBack()
    await clock.advance(100)
  }
  const close: Leave = async ({ kit }) => kit.close()
  const open: Leave = async ({ kit }) => kit.open()
  it.each([
    ['left the screen', goBack],
    ['closed the modal', close],
    ['opened the modal anew', open],
  ])(
    'connect when the visitor merely %s: the promise has settled, the modal says who is connected',
    async (_case, leave) => {
      const test = await start()
      const { kit, adapter, connect, clock, memory, status } = test
      await kit.open()
      adapter.connect.hold()
      const connecting = connect()
      await leave(test)
      expect(await connecting).toBe('connect/abandoned')
      expect([status(), kit.store.get().attempt]).toEqual(['disconnected', undefined])
      adapter.connect.last().resolve()
      await clock.flush()
      expect(kit.getAccount()).toMatchObject({ status: 'connected', connectedWalletInfo: { name: 'Alpha' } })
      expect(kit.store.get().toast).toMatchObject({ open: true, message: 'Alpha is connected' })
      expect([kit.isOpen(), kit.store.get().attempt]).toEqual([false, undefined])
      expect(memory.entries()['@portico/eip155:connected_connector_id']).toBe('test.alpha')
      expect(adapter.disconnect.calls).toEqual([])
    },
  )
  it('change nothing after the visitor disconnected, and the permission is given back', async () => {
    const { kit, adapter, connect, clock, memory, status } = await start()
    await kit.open()
    adapter.connect.hold()
    const connecting = connect()
    await kit.disconnect()
    expect(await connecting).toBe('connect/abandoned')
    const before = [kit.store.get(), memory.entries()]
    adapter.connect.last().resolve()
    await clock.advance(10_000)
    expect([kit.store.get(), memory.entries()]).toEqual(before)
    expect(status()).toBe('disconnected')
    expect(adapter.disconnect.calls.map(({ parameters }) => parameters.connectorId)).toEqual(['test.alpha'])
  })
  it('change nothing after another wallet was chosen, and the permission is given back', async () => {
    const { kit, adapter, connect, alpha, beta, clock } = await start()
    adapter.connect.hold()
    void connect(alpha)
    void connect(beta)
    adapter.connect.calls[0]?.resolve()
    await clock.flush()
    expect(kit.getIsConnectedState()).toBe(false)
    expect(adapter.disconnect.calls.map(({ parameters }) => parameters.connectorId)).toEqual(['test.alpha'])
    adapter.connect.calls[1]?.resolve()
    await clock.flush()
    expect(kit.getWalletInfo()?.name).toBe('Beta')
  })
  it('of a wallet that is in use anyway take no permission back', async () => {
    const { kit, adapter, connect, alpha, beta, clock } = await start()
    adapter.connect.hold()
    void connect(alpha)
    void connect(beta)
    adapter.connect.answer()
    await connect(alpha)
    adapter.connect.calls[0]?.resolve()
    adapter.connect.calls[1]?.resolve()
    await clock.flush()
    expect(kit.getWalletInfo()?.name).toBe('Alpha')
    expect(adapter.disconnect.calls.map(({ parameters }) => parameters.connectorId)).toEqual(['test.beta'])
  })
  it('are taken up when the same wallet is chosen again: it is not asked twice', async () => {
    const { kit, adapter, connect, status } = await start()
    await kit.open()
    adapter.connect.hold()
    const first = connect()
    kit.close()
    expect(await first).toBe('connect/abandoned')
    await kit.open()
    const second = connect()
    expect([adapter.connect.calls.length, status()]).toEqual([1, 'connecting'])
    expect(kit.store.get().attempt).toMatchObject({ status: 'pending', connector: { name: 'Alpha' } })
    adapter.connect.last().resolve()
    expect(await second).toBe('connected')
    expect(kit.store.get().toast.open).toBe(false)
  })
  it('a refusal that comes late shows no error', async () => {
    const { kit, adapter, connect, clock } = await start()
    await kit.open()
    adapter.connect.hold()
    const connecting = connect()
    kit.close()
    adapter.connect.last().reject({ code: 4001 })
    expect(await connecting).toBe('connect/abandoned')
    await clock.advance(10_000)
    expect(kit.store.get().attempt).toBeUndefined()
    expect(kit.getEvent()?.data.event).toBe('MODAL_CLOSE')
  })
})

describe('a wallet that does not behave', () => {
  it('a refusal faster than anybody reads is told apart from one by the visitor', async () => {
    const { kit, adapter, connect, clock } = await start()
    adapter.connect.fail({ code: 4001 })
    await connect()
    expect(kit.store.get().attempt).toMatchObject({ error: 'rpc/user-rejected', isInstant: true })
    adapter.connect.hold()
    const slow = connect()
    await clock.advance(2_000)
    adapter.connect.last().reject({ code: 4001 })
    expect(await slow).toBe('rpc/user-rejected')
    expect(kit.store.get().attempt).toMatchObject({ status: 'failed', isInstant: false })
  })
  it('one that is silent for 20 s can be asked anew, and either answer counts', async () => {
    const { kit, adapter, alpha, clock } = await start()
    await kit.open()
    adapter.connect.hold()
    const first = kit.actions.connect({ connector: alpha }).catch((error) => error.code)
    await clock.advance(19_999)
    expect(kit.store.get().attempt?.isSilent).toBeUndefined()
    await clock.advance(1)
    expect(kit.store.get().attempt).toMatchObject({ status: 'pending', isSilent: true })
    const second = kit.actions.connect({ connector: alpha, isRetry: true })
    expect([await first, adapter.connect.calls.length]).toEqual(['connect/abandoned', 2])
    adapter.connect.calls[0]?.resolve()
    await second
    expect(kit.getAccount()).toMatchObject({ status: 'connected', connectedWalletInfo: { name: 'Alpha' } })
    adapter.connect.calls[1]?.resolve()
    await clock.flush()
    expect(adapter.disconnect.calls).toEqual([])
  })
  it('one that refuses the second question while its first window is open connects when that is approved', async () => {
    const { kit, adapter, alpha, clock } = await start()
    await kit.open()
    adapter.connect.hold()
    void kit.actions.connect({ connector: alpha }).catch(() => undefined)
    const again = kit.actions.connect({ connector: alpha, isRetry: true }).catch((error) => error.code)
    adapter.connect.calls[1]?.reject({ code: 4001 })
    expect(await again).toBe('rpc/user-rejected')
    expect(kit.store.get().attempt).toMatchObject({ status: 'failed', isInstant: true })
    adapter.connect.calls[0]?.resolve()
    await clock.flush()
    expect([kit.getIsConnectedState(), kit.isOpen()]).toEqual([true, false])
  })
})

describe('several wallets at once', () => {
  it('one is added beside the other, used, and ended by its id', async () => {
    const { kit, adapter, alpha, beta, connect } = await start()
    await connect(alpha)
    await kit.actions.connect({ connector: beta, keepOthers: true })
    const [first, second] = kit.getConnections('eip155')
    expect([first?.wallet.name, second?.wallet.name, kit.getWalletInfo()?.name]).toEqual(['Beta', 'Alpha', 'Beta'])
    await kit.actions.switchConnection({ connectionId: second?.id ?? '' })
    expect(kit.getWalletInfo()?.name).toBe('Alpha')
    await kit.actions.disconnect({ connectionId: second?.id })
    expect(kit.getAccount()).toMatchObject({ status: 'connected', connectedWalletInfo: { name: 'Beta' } })
    expect(adapter.disconnect.calls.map(({ parameters }) => parameters.connectorId)).toEqual(['test.alpha'])
    await expect(kit.actions.switchConnection({ connectionId: 'gone' })).rejects.toMatchObject({
      code: 'connection/not-found',
    })
  })
  it('both are found again by the next visit, the one in use in use', async () => {
    const { kit, alpha, beta, connect, memory } = await start()
    await connect(alpha)
    await kit.actions.connect({ connector: beta, keepOthers: true })
    kit.destroy()
    const next = await startTestPortico({ env: { memory } })
    expect(next.kit.getConnections().map(({ wallet }) => wallet.name)).toEqual(['Beta', 'Alpha'])
    expect(next.kit.getWalletInfo()?.name).toBe('Beta')
  })
  it.each([
    [true, ['Alpha', 'Beta']],
    [false, ['Alpha']],
  ])('whoever chose it last says whether the others stay (%s)', async (keepOthers, names) => {
    const { kit, adapter, alpha, beta, connect, clock } = await start()
    await connect(beta)
    adapter.connect.hold()
    void kit.actions.connect({ connector: alpha, keepOthers: !keepOthers }).catch(() => undefined)
    await clock.flush()
    const again = kit.actions.connect({ connector: alpha, keepOthers })
    await clock.flush()
    adapter.connect.last().resolve()
    await again
    expect(adapter.connect.calls).toHaveLength(2)
    expect(kit.getConnections('eip155').map(({ wallet }) => wallet.name)).toEqual(names)
  })
  it('asked anew, the first answer counts as the last question says', async () => {
    const { kit, adapter, alpha, beta, connect, clock } = await start()
    await connect(beta)
    adapter.connect.hold()
    void kit.actions.connect({ connector: alpha }).catch(() => undefined)
    await clock.flush()
    const again = kit.actions.connect({ connector: alpha, isRetry: true, keepOthers: true })
    await clock.flush()
    adapter.connect.calls[1]?.resolve()
    await again
    expect(kit.getConnections('eip155').map(({ wallet }) => wallet.name)).toEqual(['Alpha', 'Beta'])
  })
  it('without being asked to stay, the one before gives way', async () => {
    const { kit, alpha, beta, connect } = await start()
    await connect(alpha)
    await connect(beta)
    expect(kit.getConnections().map(({ wallet }) => wallet.name)).toEqual(['Beta'])
  })
})
