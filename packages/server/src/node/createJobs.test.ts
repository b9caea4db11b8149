import { expect, it } from 'vitest'
import { createTestEnv } from '../test/testEnv.js'
import { createJobs } from './createJobs.js'

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('runs now, again after the time, and goes on after a failure', async () => {
  const env = createTestEnv()
  const logged: string[] = []
  const jobs = createJobs(env, (_level, event, fields) => logged.push(`${event} ${fields?.route} ${fields?.reason}`))
  let runs = 0
  jobs.every('count', 1_000, async () => {
    runs++
    if (runs === 2) throw new TypeError('late')
  })
  await settled()
  expect(runs).toBe(1)
  env.advance(999)
  await settled()
  expect(runs).toBe(1)
  env.advance(1)
  await settled()
  expect([runs, logged]).toEqual([2, ['job.failed count TypeError: late']])
  env.advance(1_000)
  await settled()
  expect(runs).toBe(3)
  await jobs.stop()
  env.advance(10_000)
  await settled()
  expect(runs).toBe(3)
})

it('stops after what is running', async () => {
  const jobs = createJobs(createTestEnv(), () => undefined)
  let finish = (): void => undefined
  const untilFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  jobs.every('long', 1_000, () => untilFinished)
  let hasStopped = false
  const stopping = jobs.stop().then(() => {
    hasStopped = true
  })
  await settled()
  expect(hasStopped).toBe(false)
  finish()
  await stopping
})
