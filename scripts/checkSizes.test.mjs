import { expect, it } from 'vitest'
import { measure } from './checkSizes.mjs'
import { fixture } from './fixture.mjs'

const noise = (length) => Array.from({ length }, (_, i) => (i * 2654435761) % 4294967296).join()
const manifest = (name) => ({
  name,
  version: '1.0.0',
  type: 'module',
  sideEffects: false,
  exports: { '.': './dist/index.js' },
})
const page = "export { open, small } from '@portico/core'"

const project = (files = {}) =>
  fixture({
    'bench/package.json': { name: 'bench' },
    'node_modules/@portico/core/package.json': manifest('@portico/core'),
    'node_modules/@portico/core/dist/index.js': [
      "import { useState } from 'react'",
      "import { shared } from './shared.js'",
      'export const small = () => useState(shared)',
      `export const big = '${noise(2000)}'`,
      "export const open = () => import('./mount/modal.js')",
    ].join('\n'),
    'node_modules/@portico/core/dist/shared.js': `export const shared = '${noise(500)}'`,
    'node_modules/@portico/core/dist/mount/modal.js': [
      "import { shared } from '../shared.js'",
      `export const modal = shared + '${noise(1000)}'`,
      "export const later = () => import('../later.js')",
      "export const chain = () => import('viem')",
    ].join('\n'),
    'node_modules/@portico/core/dist/later.js': `export const later = '${noise(1500)}'`,
    'node_modules/viem/package.json': { ...manifest('viem') },
    'node_modules/viem/dist/index.js': `export const viem = '${noise(3000)}'`,
    ...files,
  })

const opens = ['node_modules/@portico/core/dist/mount/']
const budgets = {
  small: { name: 'small', kind: 'initial', code: "export { small } from '@portico/core'", kB: 100 },
  page: { name: 'page', kind: 'initial', code: page, kB: 100 },
  open: { name: 'open', kind: 'opens', code: page, opens, kB: 100 },
  later: { name: 'later', kind: 'chunks', code: page, opens, except: ['viem'], kB: 100 },
}
const run = (list, root = project()) => measure(root, { external: ['react', 'react-dom'], budgets: list })
const kBOf = async (...list) => (await run(list)).rows.map(({ kB }) => kB)

it('counts what loads before a click, without unused, lazy and external code', async () => {
  const [small, whole] = await kBOf(budgets.small, { ...budgets.page, code: "export * from '@portico/core'" })
  expect(small).toBeGreaterThan(1)
  expect(small).toBeLessThan(3)
  expect(whole).toBeGreaterThan(small + 5)
})

it('counts the files that opening asks for', async () => {
  const { problems } = await run([{ ...budgets.open, files: 1 }])
  expect(problems).toEqual([])
  // Another lazy part that shares a module with the modal makes bundlers cut the module out.
  const root = project({
    'node_modules/@portico/core/dist/index.js': [
      "export const open = () => import('./mount/modal.js')",
      "export const small = () => import('./other.js')",
    ].join('\n'),
    'node_modules/@portico/core/dist/other.js': "export { shared } from './shared.js'",
  })
  const cut = await run([{ ...budgets.open, files: 1 }], root)
  expect(cut.problems).toEqual([expect.stringContaining('open: 2 files, 1 are allowed')])
})

it('measures a file of a user’s as it is written', async () => {
  const root = project({
    'docs/quickStart.tsx': "import { small } from '@portico/core'\nexport const App = () => <p>{small()}</p>\n",
  })
  const { rows, problems } = await run([{ ...budgets.page, code: 'docs/quickStart.tsx' }], root)
  expect(problems).toEqual([])
  expect(rows[0].kB).toBeGreaterThan(1)
})

it('counts what opening adds, not what the page has already', async () => {
  const [open] = await kBOf(budgets.open)
  expect(open).toBeGreaterThan(3)
  expect(open).toBeLessThan(6)
})

it('lists every later chunk and excuses the named one', async () => {
  const { rows, problems } = await run([{ ...budgets.later, kB: 1 }])
  expect(rows.map(({ name, excuse }) => [name, excuse])).toEqual([
    ['later: @portico/core/dist/later.js', undefined],
    ['later: viem/dist/index.js', 'viem'],
  ])
  expect(problems).toEqual([expect.stringMatching(/later\.js: \d+\.\d+ kB, 1 kB are allowed/)])
})

it('refuses what is over its budget', async () => {
  expect((await run([{ ...budgets.small, kB: 0.5 }])).problems).toEqual([
    expect.stringMatching(/^small: .* 0.5 kB are allowed/),
  ])
})

it('refuses a name that is not exported', async () => {
  const { problems } = await run([{ ...budgets.small, code: "export { gone } from '@portico/core'" }])
  expect(problems).toEqual([expect.stringMatching(/^small: .*"gone" is not exported by/)])
})

it('refuses a first open that no import() leads to', async () => {
  const { problems } = await run([{ ...budgets.open, opens: ['packages/react/dist/gone/'] }])
  expect(problems).toEqual([expect.stringContaining('no import() in the bundle leads to packages/react/dist/gone/')])
})

it('refuses two copies of one package in a bundle', async () => {
  const root = project({
    'node_modules/a/package.json': manifest('a'),
    'node_modules/a/dist/index.js': "export { b } from 'b'",
    'node_modules/b/package.json': manifest('b'),
    'node_modules/b/dist/index.js': "export const b = 'one'",
    'node_modules/a/node_modules/b/package.json': manifest('b'),
    'node_modules/a/node_modules/b/dist/index.js': "export const b = 'two'",
  })
  const code = "export { b } from 'b'; export { b as c } from 'a'"
  expect((await run([{ ...budgets.small, code }], root)).problems).toEqual([
    expect.stringMatching(/^b \(.*\) is in one bundle twice/),
  ])
})

it('counts a later chunk without what must have been loaded before it', async () => {
  const root = project({
    'node_modules/@portico/core/dist/mount/modal.js': [
      "export const one = () => import('../one.js')",
      "export const two = () => import('../two.js')",
    ].join('\n'),
    'node_modules/@portico/core/dist/one.js': "import { common } from './common.js'\nexport const one = common + 'one'",
    'node_modules/@portico/core/dist/two.js': "import { common } from './common.js'\nexport const two = common + 'two'",
    'node_modules/@portico/core/dist/common.js': `export const common = '${noise(2000)}'`,
  })
  const of = async (after) =>
    (await run([{ ...budgets.later, after }], root)).rows.find(({ name }) => /two/.test(name)).kB
  const after = { 'node_modules/@portico/core/dist/two.js': ['node_modules/@portico/core/dist/one.js'] }
  expect(await of(undefined)).toBeGreaterThan(5)
  expect(await of(after)).toBeLessThan(1)
})
