import { startTestSignIn } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { connectionLimits } from '../../connections/connectionLimits.js'

describe('cancelling and closing', () => {
  it('[SIWX-04] required: cancelling disconnects', async () => {
    const { kit, adapter, connect, part, view, status } = await startTestSignIn()
    await connect()
    await (await part()).cancel()
    expect([kit.getIsConnectedState(), view(), status()]).toEqual([false, 'closed', undefined])
    expect(adapter.disconnect.calls).toHaveLength(1)
    expect(kit.store.get().router.transactions).toEqual([])
  })
  it('[SIWX-04] required: cancelling disconnects also where the wallet never answers', async () => {
    const { kit, adapter, connect, part, view, status, clock } = await startTestSignIn()
    await connect()
    adapter.disconnect.hold()
    const cancelling = (await part()).cancel()
    await clock.flush()
    expect([view(), status()]).toEqual(['SIWXSignMessage', 'cancelling'])
    await clock.advance(connectionLimits.silentEnd)
    await cancelling
    expect([kit.getIsConnectedState(), view(), status()]).toEqual([false, 'closed', undefined])
  })
  it('[SIWX-04] optional: cancelling closes and the account stays', async () => {
    const { kit, connect, part, view, status } = await startTestSignIn({ required: false })
    await connect()
    await (await part()).cancel()
    expect([kit.getIsConnectedState(), view(), status()]).toEqual([true, 'closed', 'signedOut'])
    expect(kit.store.get().router.transactions).toEqual([])
  })
  it('[SIWX-05] required and without a session the modal cannot be closed: it shakes', async () => {
    const { kit, connect, view, clock, sign } = await startTestSignIn()
    await connect()
    kit.close()
    expect([view(), kit.store.get().modal.shake]).toEqual(['SIWXSignMessage', true])
    await clock.advance(500)
    await sign()
    expect(view()).toBe('closed')
  })
  it('[SIWX-05] optional it can, and that is an answer: the wallet that answers later is not heard', async () => {
    const { kit, adapter, connect, part, view, status, siwx, clock } = await startTestSignIn({ required: false })
    await connect()
    adapter.signMessage.hold()
    const signing = (await part()).sign()
    kit.close()
    expect([view(), status()]).toEqual(['closed', 'signedOut'])
    adapter.signMessage.last().resolve()
    await signing
    await clock.flush()
    expect([siwx.sessions(), status(), view()]).toEqual([[], 'signedOut', 'closed'])
  })
  it('[SIWX-05] required and closed by force: opening the modal shows the view again', async () => {
    const { kit, connect, view, clock } = await startTestSignIn()
    await connect()
    kit.close(true)
    await kit.open()
    await clock.flush()
    expect(view()).toBe('SIWXSignMessage')
  })
  it('[SIWX-04] a wallet that never answers can be cancelled in both modes', async () => {
    for (const required of [true, false]) {
      const { kit, adapter, connect, part, view, clock } = await startTestSignIn({ required })
      await connect()
      adapter.signMessage.hold()
      void (await part()).sign()
      await clock.advance(3_600_000)
      expect(view()).toBe('SIWXSignMessage')
      await (await part()).cancel()
      expect([view(), kit.getIsConnectedState()]).toEqual(['closed', !required])
    }
  })
  it('a session that is accepted after the visitor gave up does not stay', async () => {
    const { connect, part, siwx, status, clock } = await startTestSignIn({ required: false })
    await connect()
    siwx.add.hold()
    const { sign, cancel } = await part()
    const signing = sign()
    await clock.flush()
    expect(status()).toBe('verifying')
    await cancel()
    siwx.add.last().resolve()
    await signing
    expect([siwx.sessions(), status()]).toEqual([[], 'signedOut'])
  })
  it('who said no is not asked again on the same account, until they connect again or ask for it', async () => {
    const { kit, adapter, connect, part, view, clock } = await startTestSignIn({ required: false })
    await connect()
    await (await part()).cancel()
    const emit = (network: 'eip155:31337' | 'eip155:31338') =>
      adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network })
    emit('eip155:31338')
    await clock.flush()
    expect(view()).toBe('SIWXSignMessage')
    await (await part()).cancel()
    for (const network of ['eip155:31337', 'eip155:31338', 'eip155:31337'] as const) {
      emit(network)
      await clock.flush()
      expect(view()).toBe('closed')
    }
    await (await part()).start()
    expect(view()).toBe('SIWXSignMessage')
    await kit.disconnect()
    await connect()
    expect(view()).toBe('SIWXSignMessage')
  })
  it('a host opens the view by its name', async () => {
    const { kit, connect, part, view, status, clock, sign, siwx } = await startTestSignIn({ required: false })
    await connect()
    await (await part()).cancel()
    await kit.open({ view: 'SIWXSignMessage' })
    await clock.flush()
    expect([view(), status()]).toEqual(['SIWXSignMessage', 'ready'])
    await sign()
    expect([view(), siwx.sessions().length]).toEqual(['closed', 1])
  })
})
