import { createTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'

it('[MODAL-04] before its code is here the modal is open with loading on from the call on, and its place fetches at the same time', async () => {
  const { kit } = createTestPortico()
  const calls: string[] = []
  const mount = (): 'shown' => {
    calls.push('mount')
    return 'shown'
  }
  kit.showWith({ prefetch: (when) => void calls.push(when), mount })
  const opening = kit.open({ view: 'Networks' })
  expect(kit.getState()).toMatchObject({ open: true, loading: true })
  expect(calls).toEqual(['intent'])
  await opening
  expect(calls).toEqual(['intent', 'mount'])
  expect(kit.getState()).toMatchObject({ open: true, loading: false })
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'Networks' }])
})

it('one that is closed again before its code is here stays closed', async () => {
  const { kit } = createTestPortico()
  const events: string[] = []
  kit.subscribeEvents(({ data }) => events.push(data.event))
  const opening = kit.open()
  kit.close()
  expect(kit.isOpen()).toBe(false)
  await opening
  expect(kit.isOpen()).toBe(false)
  expect(events).toEqual([])
})

it('of two openings before its code is here the last one counts', async () => {
  const { kit } = createTestPortico()
  await Promise.all([kit.open({ view: 'Networks' }), kit.open({ view: 'WhatIsAWallet' })])
  expect(kit.getState()).toMatchObject({ open: true, loading: false })
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'WhatIsAWallet' }])
})

it('a view that does not exist opens nothing, also as the first thing that is asked', async () => {
  const { kit } = createTestPortico()
  await expect(kit.open({ view: 'Nowhere' as 'Connect' })).rejects.toMatchObject({ code: 'view/unknown' })
  expect(kit.getState()).toMatchObject({ open: false, loading: false })
})

it.each([false, true])('a kit that was destroyed opens nothing, and says so (its code is here: %s)', async (isHere) => {
  const { kit } = createTestPortico()
  if (isHere) await kit.prepareModal()
  kit.destroy()
  await expect(kit.open()).rejects.toMatchObject({ code: 'kit/destroyed' })
  expect(kit.isOpen()).toBe(false)
})

it('a kit that was destroyed meanwhile opens nothing', async () => {
  const { kit } = createTestPortico()
  const calls: string[] = []
  const mount = (): 'shown' => {
    calls.push('mount')
    return 'shown'
  }
  kit.showWith({ mount })
  const opening = kit.open()
  kit.destroy()
  await opening
  expect(calls).toEqual([])
})

it('an action of the modal that is called before its code is here, is done when it is', async () => {
  const { kit } = createTestPortico()
  kit.actions.push('Networks')
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'Connect' }])
  await kit.prepareModal()
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'Connect' }, { name: 'Networks' }])
  kit.actions.goBack()
  expect(kit.store.get().router.stack).toMatchObject([{ name: 'Connect' }])
})
