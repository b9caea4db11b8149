import { storedPairing } from '@portico/wire/relay'
import { expect, it } from 'vitest'
import { createTableStorage } from './createTableStorage.js'
import { createDapp } from './dapp/createDapp.js'
import { limits } from './limits.js'
import { connect, createWorld, optionsFor } from './test/world.js'

const entry = (number: number) => ({ topic: number.toString(16).padStart(64, '0'), symKey: 'ab'.repeat(32), expiry: 9 })
const shelfOf = (env: ReturnType<typeof createWorld>['dappEnv']) =>
  createTableStorage(env, { key: 'shelf', schema: storedPairing, idOf: ({ topic }) => topic })

it('leaves poisoned entries behind and keeps the rest', async () => {
  const { dappEnv: env } = createWorld()
  const bad = [
    null,
    1,
    [],
    {},
    { ...entry(1), topic: 'x' },
    { ...entry(2), symKey: 1 },
    { ...entry(3), expiry: 'soon' },
  ]
  env.kept.set('shelf', JSON.stringify([...bad, entry(4)]))
  const shelf = shelfOf(env)
  await shelf.load()
  expect(shelf.all()).toEqual([entry(4)])
})

it.each(['', '{', 'null', '{}', '"x"', '[[[['])('reads %j as nothing', async (text) => {
  const { dappEnv: env } = createWorld()
  env.kept.set('shelf', text)
  const shelf = shelfOf(env)
  await shelf.load()
  expect(shelf.all()).toEqual([])
})

it('holds so many and no more, the newest', () => {
  const { dappEnv: env } = createWorld()
  const shelf = shelfOf(env)
  for (let number = 0; number < limits.tableSize + 5; number++) shelf.put(entry(number))
  expect(shelf.all()).toHaveLength(limits.tableSize)
  expect(shelf.get(entry(4).topic)).toBeUndefined()
  expect(shelf.get(entry(5).topic)).toBeDefined()
})

it('a page whose stored session was poisoned starts without it', async () => {
  const world = createWorld()
  await connect(world)
  world.dapp.destroy()
  const key = '@portico/relay/sessions'
  world.dappEnv.kept.set(key, (world.dappEnv.kept.get(key) ?? '').replace(/"expiry":\d+/, '"expiry":"never"'))
  expect(await createDapp(world.dappEnv, optionsFor(world.hub, 'dapp')).restore()).toEqual([])
})

it('blocked storage costs the memory of the next visit and nothing else', async () => {
  const thrower = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const world = createWorld({ env: { storage: { get: thrower, set: thrower, remove: thrower } } })
  const session = await connect(world)
  await world.dapp.ping(session.topic)
  expect(world.dapp.sessions()).toHaveLength(1)
})

it('two tabs that share a storage keep each other’s entries', async () => {
  const { dappEnv: env, clock } = createWorld()
  const [first, second] = [shelfOf(env), shelfOf(env)]
  await Promise.all([first.load(), second.load()])
  first.put(entry(1))
  first.put(entry(2))
  await clock.flush()
  second.put(entry(3))
  await clock.flush()
  first.remove(entry(2).topic)
  await clock.flush()
  const third = shelfOf(env)
  await third.load()
  expect(
    third
      .all()
      .map(({ topic }) => Number(`0x${topic}`))
      .sort(),
  ).toEqual([1, 3])
  first.remove(entry(1).topic)
  second.remove(entry(3).topic)
  await clock.flush()
  expect(env.kept.has('shelf')).toBe(false)
})

it('a storage that answers later works the same', async () => {
  const kept = new Map<string, string>()
  const later = async <Value>(run: () => Value) => Promise.resolve().then(run)
  const storage = {
    get: (key: string) => later(() => kept.get(key)),
    set: (key: string, value: string) => later(() => void kept.set(key, value)),
    remove: (key: string) => later(() => void kept.delete(key)),
  }
  const { dappEnv: env, clock } = createWorld({ env: { storage } })
  const shelf = shelfOf(env)
  await shelf.load()
  for (let number = 0; number < 20; number++) shelf.put(entry(number))
  for (let number = 0; number < 19; number++) shelf.remove(entry(number).topic)
  await clock.flush()
  const again = shelfOf(env)
  await again.load()
  expect(again.all()).toEqual([entry(19)])
})
