import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { PorticoOptions } from '../config/options.js'

async function openAt(view: 'ApproveTransaction' | 'Connect' | 'Networks', options: Partial<PorticoOptions> = {}) {
  const test = await startTestPortico({ options })
  await test.kit.open({ view })
  return {
    ...test,
    modal: () => test.kit.store.get().modal,
    views: () => test.kit.store.get().router.stack.map(({ name }) => name),
  }
}

describe('closing', () => {
  it('[MODAL-05] is refused on ApproveTransaction', async () => {
    const { kit } = await openAt('ApproveTransaction')
    kit.close()
    expect(kit.isOpen()).toBe(true)
  })
  it('[MODAL-05] is done on ApproveTransaction when forced', async () => {
    const { kit } = await openAt('ApproveTransaction')
    kit.close(true)
    expect(kit.isOpen()).toBe(false)
  })
  it('is refused on UnsupportedChain while the wallet is there', async () => {
    const { kit, adapter, modal } = await openAt('Connect')
    adapter.connect.answer(adapter.connectionOf('test.alpha', { network: 'eip155:999' }))
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    kit.close()
    expect(modal()).toMatchObject({ open: true, shake: true })
  })
})

describe('a refused close', () => {
  it('[MODAL-06] shakes the modal for 500 ms', async () => {
    const { kit, clock, modal } = await openAt('ApproveTransaction')
    kit.close()
    expect(modal().shake).toBe(true)
    await clock.advance(499)
    expect(modal().shake).toBe(true)
    await clock.advance(1)
    expect(modal().shake).toBe(false)
  })
  it('[MODAL-06] again shakes 500 ms again, however often it was refused before', async () => {
    const { kit, clock, modal } = await openAt('ApproveTransaction')
    kit.close()
    await clock.advance(400)
    kit.close()
    await clock.advance(200)
    expect(modal().shake).toBe(false)
    kit.close()
    await clock.advance(499)
    expect(modal().shake).toBe(true)
    await clock.advance(1)
    expect(modal().shake).toBe(false)
  })
  it('[MODAL-06] an accepted one does not shake', async () => {
    const { kit, modal } = await openAt('Connect')
    kit.close()
    expect(modal()).toEqual({ open: false, loading: false, shake: false })
  })
})

describe('in embedded mode', () => {
  it('[MODAL-07] closing goes to Connect', async () => {
    const { kit, views } = await openAt('Networks', { enableEmbedded: true })
    kit.close()
    expect(views()).toEqual(['Connect'])
  })
  it('[MODAL-07] closing goes to Account when connected', async () => {
    const { kit, adapter, views } = await openAt('Networks', { enableEmbedded: true })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    expect(views()).toEqual(['Account'])
    await kit.open({ view: 'Networks' })
    kit.close()
    expect(views()).toEqual(['Account'])
  })
  it('[MODAL-07] after a disconnect it is Connect again', async () => {
    const { kit, adapter, views } = await openAt('Connect', { enableEmbedded: true })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    await kit.disconnect()
    expect(views()).toEqual(['Connect'])
  })
})
