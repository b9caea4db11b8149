import { expect, it } from 'vitest'
import { prefetchOnce } from './prefetchOnce.js'

it('asks once, and a failure is no unhandled rejection', async () => {
  let asked = 0
  const prefetch = prefetchOnce(async () => {
    asked += 1
    throw new TypeError('chunk 404')
  })
  for (let moves = 0; moves < 10; moves++) prefetch()
  await Promise.resolve()
  prefetch()
  expect(asked).toBe(1)
})
