import { expect, it } from 'vitest'
import { checkFloors, floorProblems, floors, placeOf } from './checkFloors.mjs'
import { fixture } from './fixture.mjs'

const rulesOf = (path, text) => floorProblems(path, text).map(({ rule }) => rule)

it('names file, line, rule and mend', () => {
  const root = fixture({ 'packages/core/src/state/a.ts': "\nimport { open } from '../actions/open.js'\n" })
  expect(checkFloors(root, new Set())).toEqual([
    'packages/core/src/state/a.ts:2: state imports actions/open.ts, which stands above it: move what both need down',
  ])
})

it.each([
  ['state/a.ts', "import type { Open } from '../actions/open.js'"],
  ['state/a.ts', "export type { Open } from '../actions/open.js'"],
  ['state/a.ts', "type Open = import('../actions/open.js').Open"],
  ['state/a.ts', "const load = () => import('../actions/open.js')"],
  ['context.ts', "import type { Send } from './features/send/send.js'"],
  ['actions/events/a.ts', "import { a } from '../../features/send/a.js'"],
  ['config/limits.ts', "import { a } from './options.js'"],
  ['state/createStore.ts', "import type { State } from './state.js'"],
  ['features/send/a.ts', "import { createPortico } from '../../createPortico.js'"],
  ['features/a.ts', "import { a } from '../nowhere/a.js'"],
])('refuses an import upward, in %s: %s', (path, text) => {
  expect(rulesOf(path, text)).toEqual([expect.stringMatching(/stands above it/)])
})

it.each([
  [
    'actions/open.ts',
    "import { a } from './a.js'; import { b } from '../state/b.js'; import { c } from '@portico/wire'",
  ],
  ['features/features.ts', "const load = () => import('./send/createSend.js')"],
  ['features/send/a.ts', "import { a } from '../createPagedList.js'; import { b } from './b.js'"],
  ['exports/index.ts', "export { createPortico } from '../createPortico.js'"],
])('allows what stands below, and the own folder, in %s', (path, text) => {
  expect(rulesOf(path, text)).toEqual([])
})

it('refuses a feature that reaches into another', () => {
  expect(rulesOf('features/send/a.ts', "import { a } from '../history/a.js'")).toEqual([
    'feature send imports the insides of feature history',
  ])
})

it.each([
  'ctx.store.update((state) => state)',
  'const { store } = ctx\nstore.update((state) => state)',
  'function set({ env, store }: PorticoContext) { store.update((state) => state) }',
])("refuses a feature that writes the kit's store: %s", (text) => {
  expect(rulesOf('features/send/a.ts', text)).toEqual(["a feature writes the kit's store"])
  expect(rulesOf('actions/a.ts', text)).toEqual([])
})

it('lets a feature write a store of its own', () => {
  expect(rulesOf('features/send/a.ts', 'const store = createStore(0)\nstore.update(() => 1)')).toEqual([])
})

it('asks for a place of what is new, and finds a file before its folder', () => {
  expect(rulesOf('drawer/a.ts', '')).toEqual(['no floor'])
  expect(placeOf('config/limits.ts')).toBe('config/limits.ts')
  expect(placeOf('config/options.ts')).toBe('config')
  expect(new Set(floors.flat()).size).toBe(floors.flat().length)
})

it('an exception excuses one import, and is refused once nothing needs it', () => {
  const root = fixture({ 'packages/core/src/state/a.ts': "import { open } from '../actions/open.js'\n" })
  const needed = 'state/a.ts -> actions/open.ts'
  expect(checkFloors(root, new Set([needed]))).toEqual([])
  expect(checkFloors(root, new Set([needed, 'state/b.ts -> actions/open.ts']))).toEqual([
    expect.stringContaining('nothing needs the exception "state/b.ts -> actions/open.ts"'),
  ])
})
