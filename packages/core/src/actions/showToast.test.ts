import { startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'

async function start() {
  const { kit, clock } = await startTestPortico()
  return { clock, ...kit.actions, toast: () => kit.store.get().toast }
}
const defaults = { open: false, message: '', variant: 'success', svg: undefined, autoClose: true }

describe('a toast', () => {
  it.each(['success', 'loading', 'error'] as const)(
    '[TOAST-01] %s has a message, an svg, an open and an autoClose flag',
    async (variant) => {
      const { showToast, toast } = await start()
      showToast({ message: 'Hello', variant, svg: 'walletConnect', autoClose: false })
      expect(toast()).toEqual({ open: true, message: 'Hello', variant, svg: 'walletConnect', autoClose: false })
    },
  )
  it('[TOAST-01] is a success that closes by itself unless it says otherwise; loading stays', async () => {
    const { showToast, toast, clock } = await start()
    expect(toast()).toEqual(defaults)
    showToast({ message: 'Saved' })
    expect(toast()).toEqual({ ...defaults, open: true, message: 'Saved' })
    await clock.advance(2_499)
    expect(toast().open).toBe(true)
    await clock.advance(1)
    expect(toast()).toEqual(defaults)
    showToast({ message: 'Wait', variant: 'loading' })
    await clock.advance(60_000)
    expect(toast()).toMatchObject({ open: true, variant: 'loading', autoClose: false })
  })
})

describe('showing one while one is open', () => {
  it('[TOAST-02] closes it and reopens with the new content after 150 ms', async () => {
    const { showToast, toast, clock } = await start()
    showToast({ message: 'First' })
    showToast({ message: 'Second', variant: 'error' })
    expect(toast().open).toBe(false)
    await clock.advance(149)
    expect(toast().open).toBe(false)
    await clock.advance(1)
    expect(toast()).toMatchObject({ open: true, message: 'Second', variant: 'error' })
  })
  it('[TOAST-02] the newest of several wins, and the time of an old one ends no new one', async () => {
    const { showToast, toast, clock } = await start()
    showToast({ message: 'First' })
    await clock.advance(2_400)
    showToast({ message: 'Second' })
    showToast({ message: 'Third' })
    await clock.advance(150)
    expect(toast()).toMatchObject({ open: true, message: 'Third' })
    await clock.advance(2_300)
    expect(toast()).toMatchObject({ open: true, message: 'Third' })
  })
})

it('[TOAST-03] hiding resets it to its defaults, also between two toasts', async () => {
  const { showToast, hideToast, toast, clock } = await start()
  showToast({ message: 'First', variant: 'error', svg: 'x', autoClose: false })
  hideToast()
  expect(toast()).toEqual(defaults)
  showToast({ message: 'Second' })
  showToast({ message: 'Third' })
  hideToast()
  await clock.advance(1_000)
  expect(toast()).toEqual(defaults)
})
