import { expect, it } from 'vitest'
import { getAt } from './getAt.js'
import { setAt } from './setAt.js'

it('sets and reads a nested value', () => {
  const options = setAt({ networks: [1] }, ['features', 'email'], false)
  expect(options).toEqual({ networks: [1], features: { email: false } })
  expect(getAt(options, ['features', 'email'])).toBe(false)
})

it('takes an entry away, and an object that holds nothing else', () => {
  const options = { networks: [1], features: { email: false } }
  expect(setAt(options, ['features', 'email'], undefined)).toEqual({ networks: [1] })
  expect(setAt(options, ['features', 'pay'], undefined)).toBeTypeOf('object')
  expect(setAt(options, ['networks'], undefined)).toEqual({ features: { email: false } })
})

it('keeps the order of what is there, and replaces nonsense', () => {
  expect(Object.keys(setAt({ a: 1, b: 2 }, ['a'], 3))).toEqual(['a', 'b'])
  expect(setAt({ features: 'nonsense' }, ['features', 'pay'], true)).toEqual({ features: { pay: true } })
})

it('does not read inherited names', () => {
  expect(getAt({}, ['constructor', 'name'])).toBeUndefined()
})
