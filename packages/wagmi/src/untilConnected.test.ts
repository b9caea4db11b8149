import { fakeAdapter, memoryStorage, startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { connectInModal, untilRestored } from './untilConnected.js'

it('a kit that is destroyed while it looks for a stored connection has found none', async () => {
  const memory = memoryStorage()
  const first = await startTestPortico({ env: { memory } })
  await first.kit.actions.connect({ connector: first.adapter.connector('Alpha') })
  first.kit.destroy()
  const adapter = fakeAdapter()
  adapter.reconnect.hold()
  const { kit } = await startTestPortico({ env: { memory }, adapter })
  const found = untilRestored(kit)
  kit.destroy()
  expect(await found).toBe(false)
  expect(await untilRestored(kit)).toBe(false)
})

it('a kit that is destroyed while its modal is open is no refusal of the visitor', async () => {
  const { kit, clock } = await startTestPortico()
  const asked = connectInModal(kit)
  await clock.flush()
  expect(kit.isOpen()).toBe(true)
  kit.destroy()
  await expect(asked).rejects.toMatchObject({ code: 4900, message: 'The kit was destroyed.' })
})
