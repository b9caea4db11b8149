import { expect, it } from 'vitest'
import { memoryStorage } from './memoryStorage.js'

it('tells other tabs of changes only, never the tab that made them', () => {
  const memory = memoryStorage({ kept: '1' })
  const [one, two] = [memory.tab(), memory.tab()]
  const heard: [string, string | null][] = []
  one.onStorage((key) => heard.push(['one', key]))
  const stop = two.onStorage((key) => heard.push(['two', key]))
  one.setItem('a', '1')
  one.setItem('a', '1')
  two.removeItem('a')
  two.removeItem('a')
  one.clear()
  one.clear()
  stop()
  one.setItem('b', '1')
  expect(heard).toEqual([
    ['two', 'a'],
    ['one', 'a'],
    ['two', null],
  ])
  expect(memory.entries()).toEqual({ b: '1' })
})

it('fails where it is told to, and works again', () => {
  const memory = memoryStorage({ a: '1' })
  const tab = memory.tab()
  memory.failOn('getItem', 'setItem')
  expect(() => tab.getItem('a')).toThrow('storage is blocked')
  expect(() => tab.setItem('a', '2')).toThrow('storage is blocked')
  expect(() => tab.removeItem('b')).not.toThrow()
  memory.failOn()
  expect(tab.getItem('a')).toBe('1')
})
