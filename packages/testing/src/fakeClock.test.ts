import { expect, it } from 'vitest'
import { fakeClock } from './fakeClock.js'

it('runs timers in the order they fall due, at their own time', async () => {
  const clock = fakeClock()
  const begin = clock.now()
  const ran: [string, number][] = []
  const note = (name: string) => (): void => void ran.push([name, clock.now() - begin])
  clock.setTimeout(note('late'), 300)
  clock.setTimeout(note('first of two'), 100)
  clock.setTimeout(note('second of two'), 100)
  await clock.advance(99)
  expect(ran).toEqual([])
  await clock.advance(1)
  expect(ran).toEqual([
    ['first of two', 100],
    ['second of two', 100],
  ])
  await clock.advance(1_000)
  expect(ran.at(-1)).toEqual(['late', 300])
  expect(clock.now() - begin).toBe(1_100)
  expect(clock.pending()).toBe(0)
})

it('runs timers that timers and promises start, while it moves on', async () => {
  const clock = fakeClock()
  const begin = clock.now()
  const ran: number[] = []
  const again = async (): Promise<void> => {
    ran.push(clock.now())
    await Promise.resolve()
    if (ran.length < 3) clock.setTimeout(() => void again(), 10)
  }
  clock.setTimeout(() => void again(), 10)
  await clock.advance(30)
  expect(ran.map((time) => time - begin)).toEqual([10, 20, 30])
})

it('forgets cleared timers and survives strangers', async () => {
  const clock = fakeClock()
  const timer = clock.setTimeout(() => expect.unreachable(), 5)
  clock.clearTimeout(undefined)
  clock.clearTimeout({})
  expect(clock.pending()).toBe(1)
  clock.clearTimeout(timer)
  expect(clock.pending()).toBe(0)
  await clock.advance(10)
})
