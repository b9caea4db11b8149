import { existsSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isFresh, removeStale } from './build.mjs'
import { fixture } from './fixture.mjs'

it('removes the output of sources that are gone, and nothing else', () => {
  const dir = fixture({
    'src/a.ts': '',
    'src/B.tsx': '',
    'dist/a.js': '',
    'dist/a.d.ts': '',
    'dist/B.js': '',
    'dist/B.d.ts': '',
    'dist/old/c.js': '',
    'dist/old/c.d.ts': '',
    'dist/page.js': '',
    'dist/styles.css': '',
  })
  expect(removeStale(dir)).toEqual([join(dir, 'dist/old/c.d.ts')])
  const has = (name) => existsSync(join(dir, 'dist', name))
  expect(['a.js', 'a.d.ts', 'B.js', 'B.d.ts', 'page.js', 'styles.css'].every(has)).toBe(true)
  expect(['old/c.js', 'old/c.d.ts'].some(has)).toBe(false)
})

it('builds again when an input is newer than the output', () => {
  const dir = fixture({ 'src/deep/a.ts': '', 'dist/index.html': '' })
  const at = (name, seconds) => utimesSync(join(dir, name), seconds, seconds)
  const check = () => isFresh(join(dir, 'dist/index.html'), [join(dir, 'src'), join(dir, 'absent')])
  at('src/deep/a.ts', 1000)
  at('dist/index.html', 2000)
  expect(check()).toBe(true)
  at('src/deep/a.ts', 3000)
  expect(check()).toBe(false)
  expect(isFresh(join(dir, 'dist/gone.html'), [])).toBe(false)
})
