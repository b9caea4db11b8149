import { expect, it } from 'vitest'
import { limits } from '../limits.js'
import { createWorld } from '../test/world.js'
import { createInbox } from './createInbox.js'

const topic = 'ab'.repeat(32)
const message = (number: number) => `message ${String(number).padStart(24, '0')}`

it('knows what it has seen, after a restart too', async () => {
  const { dappEnv: env, clock } = createWorld()
  const inbox = createInbox(env, 'inbox')
  expect(inbox.accept(topic, message(1), 1)).toBe(true)
  expect(inbox.accept(topic, message(1), 1)).toBe(false)
  // The same request, sealed anew.
  expect(inbox.accept(topic, message(2), 1)).toBe(false)
  inbox.markSent(topic, message(3))
  expect(inbox.accept(topic, message(3), undefined)).toBe(false)
  await clock.flush()
  const again = createInbox(env, 'inbox')
  await again.load()
  expect(again.accept(topic, message(1), 1)).toBe(false)
  expect(again.accept('cd'.repeat(32), message(1), 1)).toBe(true)
})

it('stays small, and a request that fell out of the list is still not done again', async () => {
  const { dappEnv: env, clock } = createWorld()
  const inbox = createInbox(env, 'inbox')
  const total = limits.inboxSize * 3
  for (let id = 1; id <= total; id++) expect(inbox.accept(topic, message(id), id)).toBe(true)
  for (let id = 1; id <= total; id++) expect(inbox.accept(topic, message(id), id), String(id)).toBe(false)
  await clock.flush()
  const kept: [{ seen: unknown[] }] = JSON.parse(env.kept.get('inbox') ?? '[]')
  expect(kept[0].seen).toHaveLength(limits.inboxSize)
  inbox.forget(topic)
  await clock.flush()
  expect(env.kept.has('inbox')).toBe(false)
})
