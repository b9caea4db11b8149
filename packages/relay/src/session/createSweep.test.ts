import { expect, it } from 'vitest'
import { createWorld } from '../test/world.js'
import { createSweep } from './createSweep.js'

it('runs when the next thing falls due, over more than a timer can wait', async () => {
  const { dappEnv: env, clock } = createWorld()
  const start = clock.now() / 1000
  let due = [start + 3 * 86_400, start + 10]
  const swept: number[] = []
  const sweep = createSweep(
    env,
    () => due,
    () => {
      const over = due.filter((at) => at * 1000 <= env.now())
      swept.push(...over.map((at) => at - start))
      due = due.filter((at) => !over.includes(at))
    },
  )
  sweep.schedule()
  await clock.advance(9_000)
  expect(swept).toEqual([])
  await clock.advance(1_000)
  expect(swept).toEqual([10])
  await clock.advance(3 * 86_400_000)
  expect(swept).toEqual([10, 3 * 86_400])
  expect(clock.pending()).toBe(0)
})
