import { createTestPortico, startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import type { ModalPlace } from '../slots/modalPlace.js'

/** A place that writes down what is asked of it. */
function recordingPlace() {
  const calls: string[] = []
  const place: ModalPlace = {
    mount() {
      calls.push('mount')
      return 'shown'
    },

    prefetch: (when) => void calls.push(`prefetch ${when}`),
    setActive: (isActive) => void calls.push(isActive ? 'active' : 'inactive'),
  }
  return { calls, place }
}

it('of two who would show the modal the first does, and the second after its release', async () => {
  const { kit } = await startTestPortico()
  const [one, two] = [recordingPlace(), recordingPlace()]
  const release = kit.showWith(one.place)
  kit.showWith(two.place)
  kit.prefetch()
  await kit.open()
  expect([one.calls, two.calls]).toEqual([['active', 'prefetch intent', 'mount'], []])
  release()
  expect(two.calls).toEqual(['active', 'mount'])
  release()
  await kit.open()
  kit.prefetch()
  expect(one.calls).toEqual(['active', 'prefetch intent', 'mount', 'inactive'])
  expect(two.calls).toEqual(['active', 'mount', 'mount', 'prefetch intent'])
})

it('one place claimed twice is shown until both claims are released', () => {
  const { kit } = createTestPortico()
  const { calls, place } = recordingPlace()
  const releases = [kit.showWith(place), kit.showWith(place)]
  releases[0]?.()
  releases[0]?.()
  expect(calls).toEqual(['active'])
  releases[1]?.()
  expect(calls).toEqual(['active', 'inactive'])
})

it('an embedded modal is mounted at once, in one place', () => {
  const { kit } = createTestPortico({ options: { enableEmbedded: true } })
  const [one, two] = [recordingPlace(), recordingPlace()]
  const release = kit.showWith(one.place)
  kit.showWith(two.place)
  expect([one.calls, two.calls]).toEqual([['active', 'mount'], []])
  release()
  expect(two.calls).toEqual(['active', 'mount'])
})

it('when the page is idle the modal is prefetched, once, by the one who shows it', () => {
  const { kit, env } = createTestPortico()
  const [one, two] = [recordingPlace(), recordingPlace()]
  kit.showWith(one.place)
  kit.showWith(two.place)
  env.becomeIdle()
  env.becomeIdle()
  expect([one.calls, two.calls]).toEqual([['active', 'prefetch idle'], []])
})

it('nothing is fetched when the page is idle after a release, or after the kit has ended', () => {
  const { kit, env } = createTestPortico()
  const [one, two] = [recordingPlace(), recordingPlace()]
  kit.showWith(one.place)()
  kit.showWith(two.place)
  kit.destroy()
  env.becomeIdle()
  expect([one.calls, two.calls]).toEqual([['active', 'inactive'], ['active']])
})

it('the place over the page is made once, and removed when the kit ends', () => {
  const { kit } = createTestPortico()
  const removed: string[] = []
  const make = (name: string) => () => ({ ...recordingPlace().place, remove: () => void removed.push(name) })
  const first = kit.placeOverPage(make('first'))
  expect(kit.placeOverPage(make('second'))).toBe(first)
  kit.destroy()
  expect(removed).toEqual(['first'])
})

it('a toast puts the modal’s place on the page, which may not be there yet', async () => {
  const { kit } = await startTestPortico()
  const { calls, place } = recordingPlace()
  kit.showWith(place)
  kit.actions.showToast({ message: 'Sent' })
  expect(calls).toEqual(['active', 'mount'])
})
