import { createTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'

it('[ACCOUNT-02] the address can be copied, and a toast says so', async () => {
  const { kit, env } = createTestPortico()
  await kit.actions.copyText({ text: '0x1', message: 'Address copied' })
  expect(env.copied).toEqual(['0x1'])
  expect(kit.store.get().toast).toMatchObject({ open: true, message: 'Address copied', variant: 'success' })
})

it("a page that may not copy: 'Failed to copy', and no toast of success", async () => {
  const { kit } = createTestPortico({ env: { copy: async () => Promise.reject(new Error('denied')) } })
  await expect(kit.actions.copyText({ text: '0x1', message: 'Address copied' })).rejects.toMatchObject({
    code: 'clipboard/failed',
    message: 'Failed to copy',
  })
  expect(kit.store.get().toast.open).toBe(false)
})
