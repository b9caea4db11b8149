import { startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { signGreeting } from './signGreeting.js'

it('signs with the connected account', async () => {
  const { kit, adapter } = await startTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  expect(await signGreeting(kit)).toBe(`${adapter.addresses[0]} signed Hello from my site`)
})

it('opens the modal for a visitor without a wallet', async () => {
  const { kit } = await startTestPortico()
  expect(await signGreeting(kit)).toBeUndefined()
  expect(kit.isOpen()).toBe(true)
})

it('takes no for an answer', async () => {
  const { kit, adapter } = await startTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  adapter.signMessage.fail({ code: 4001, message: 'User rejected' })
  expect(await signGreeting(kit)).toBeUndefined()
})
