import { expect, it } from 'vitest'
import { createStore } from './createStore.js'

it('tells listeners after a change, and only then', () => {
  const store = createStore({ a: 1, b: 1 })
  const seen: number[] = []
  const stop = store.subscribe(() => seen.push(store.get().a))
  store.update((state) => state)
  store.update((state) => ({ ...state, a: 2 }))
  stop()
  store.update((state) => ({ ...state, a: 3 }))
  expect(seen).toEqual([2])
})

it('its functions work on their own', () => {
  const { select, update } = createStore({ a: 1 })
  const seen: number[] = []
  const stop = select(
    ({ a }) => a,
    (a) => seen.push(a),
  )
  update(() => ({ a: 2 }))
  stop()
  expect(seen).toEqual([2])
})

it('one function subscribed twice is two subscriptions that end on their own', () => {
  const store = createStore(0)
  let calls = 0
  const listener = (): void => {
    calls += 1
  }
  const stop = store.subscribe(listener)
  store.subscribe(listener)
  store.update(() => 1)
  stop()
  stop()
  store.update(() => 2)
  expect(calls).toBe(3)
})

it('a selection is told with its value and the one before, when it changed', () => {
  const store = createStore({ a: 1, b: 1 })
  const seen: unknown[] = []
  store.select(
    (state) => state.a,
    (now, before) => seen.push([now, before]),
  )
  store.update((state) => ({ ...state, b: 2 }))
  store.update((state) => ({ ...state, a: 5 }))
  expect(seen).toEqual([[5, 1]])
})

it('a selection may say what is equal', () => {
  const store = createStore({ list: [1] })
  let calls = 0
  const count = (): void => {
    calls += 1
  }
  store.select(
    (state) => [...state.list],
    count,
    (a, b) => a.join() === b.join(),
  )
  store.update(() => ({ list: [1] }))
  store.update(() => ({ list: [2] }))
  expect(calls).toBe(1)
})

it('an update inside a listener reaches everybody, with the newest state', () => {
  const store = createStore(0)
  const seen: number[] = []
  store.subscribe(() => store.get() === 1 && store.update(() => 2))
  store.select(
    (state) => state,
    (now) => seen.push(now),
  )
  store.update(() => 1)
  expect(store.get()).toBe(2)
  expect(seen).toEqual([2])
})

it('a listener that throws keeps the change and the others from nothing', () => {
  const errors: unknown[] = []
  const store = createStore(0, (error) => errors.push(error))
  const failure = new Error('of the host')
  const seen: number[] = []
  store.subscribe(() => {
    throw failure
  })
  store.subscribe(() => seen.push(store.get()))
  store.update(() => 1)
  expect(seen).toEqual([1])
  expect(errors).toEqual([failure])
})
