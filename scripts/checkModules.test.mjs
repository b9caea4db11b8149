import { describe, expect, it } from 'vitest'
import { checkModules, moduleProblems } from './checkModules.mjs'
import { fixture } from './fixture.mjs'

const rulesOf = (path, text) => moduleProblems(path, text).map(({ rule }) => rule)

describe('checkModules', () => {
  it('names file, line, rule and mend', () => {
    const root = fixture({ 'packages/core/src/a.ts': 'export const one = 1\n\nlet two = 2\n' })
    expect(checkModules(root)).toEqual([
      'packages/core/src/a.ts:3: top-level let: state belongs to a kit: put it into the store or into createX()',
    ])
  })

  it('refuses what is missing on pages without TLS, in packages and apps that run in pages', () => {
    const text = 'export const f = () => crypto.randomUUID()'
    const places = [
      'packages/core/src/env.ts',
      'packages/testing/src/a.ts',
      'packages/server/src/env.ts',
      'apps/demo/src/a.tsx',
    ]
    expect(checkModules(fixture(Object.fromEntries(places.map((place) => [place, text]))))).toEqual([
      expect.stringMatching(/^packages\/core\/src\/env\.ts:1: crypto\.randomUUID/),
      expect.stringMatching(/^packages\/testing\/src\/a\.ts:1: crypto\.randomUUID/),
      expect.stringMatching(/^apps\/demo\/src\/a\.tsx:1: crypto\.randomUUID/),
    ])
  })

  it('refuses module mocks in tests and lets tests do the rest', () => {
    const root = fixture({ 'packages/core/src/a.test.ts': "let a = Date.now()\nvi.mock('./b.js')\n" })
    expect(checkModules(root)).toEqual([expect.stringMatching(/a\.test\.ts:2: vi\.mock/)])
  })

  it('leaves generated and built files alone', () => {
    const root = fixture({
      'packages/core/src/a.generated.ts': 'let a = 1',
      'packages/core/dist/src/a.ts': 'let a = 1',
      'packages/core/node_modules/b/src/a.ts': 'let a = 1',
    })
    expect(checkModules(root)).toEqual([])
  })
})

describe('what happens on import', () => {
  it.each([
    ['let a = 1', 'top-level let'],
    ['var a = 1', 'top-level let'],
    ['const cache = new Map()', 'top-level new'],
    ['export const id = makeId()', 'top-level call'],
    ['const a = { b: [makeId()] }', 'top-level call'],
    ['const cache = {}', 'empty {} or [] at the top level'],
    ['const list: string[] = []', 'empty {} or [] at the top level'],
    ["customElements.define('x-y', X)", 'top-level statement'],
    ['if (a) b()', 'top-level statement'],
    ["const a = await import('./a.js')", 'top-level await'],
    ['class A { static b = new Set() }', 'top-level new'],
    ['const a = tag`b`', 'top-level call'],
  ])('refuses %s', (text, rule) => {
    expect(rulesOf('core/src/a.ts', text)).toContain(rule)
  })

  it.each([
    "'use client'",
    "import { a } from './a.js'",
    "export { a } from './a.js'",
    'export type A = { b: number }',
    'export const limits = { retry: 3, list: [1, 2] } as const',
    "export const ids = Object.freeze(['a'])",
    'const none = Object.freeze([])',
    'export const schema = v.object({ a: v.string(), b: v.pipe(v.string(), v.url()) })',
    "const View = lazy(() => import('./View.js'))",
    'const a = /* @__PURE__ */ build({ b: 1 })',
    'export function f() { let a = new Map(); return a }',
    'export const f = () => new Map()',
    'export class A extends Error { b = new Map() }',
    'declare const a: string',
  ])('allows %s', (text) => {
    expect(rulesOf('core/src/a.ts', text)).toEqual([])
  })
})

describe('the world outside', () => {
  it.each([
    ['fetch(url)', 'fetch outside env'],
    ['globalThis.fetch(url)', 'fetch outside env'],
    ['const env = { fetch }', 'fetch outside env'],
    ["window.localStorage.getItem('a')", 'localStorage outside env'],
    ['sessionStorage.clear()', 'sessionStorage outside env'],
    ['setTimeout(f, 1)', 'setTimeout outside env'],
    ['setInterval(f, 1)', 'setInterval outside env'],
    ['Date.now()', 'Date.now outside env'],
    ['new Date()', 'new Date() outside env'],
    ['Math.random()', 'Math.random outside env'],
    ['requestAnimationFrame(f)', 'requestAnimationFrame outside react and ui'],
    ['frame.postMessage(a, origin)', '.postMessage'],
    ['new WebSocket(url)', 'WebSocket outside env'],
    ["throw new Error('no')", 'new Error(…)'],
    ["throw new TypeError('no')", 'new TypeError(…)'],
    ['a.innerHTML = b', 'innerHTML'],
    ["a.setAttribute('style', b)", "setAttribute('style')"],
    ["document.createElement('style')", '<style>'],
    ['new Function(a)', 'new Function'],
  ])('refuses %s', (text, rule) => {
    expect(rulesOf('core/src/a.ts', `export function f() { ${text} }`)).toContain(rule)
  })

  it.each([
    'env.fetch(url)',
    'const { fetch } = env; fetch(url)',
    'const env: { fetch: typeof fetch } = a',
    'new Date(seconds)',
    'const f = (setTimeout: Timer) => setTimeout(g, 1)',
    "throw new PorticoError('network/not-found', { network })",
  ])('allows %s', (text) => {
    expect(rulesOf('core/src/a.ts', `export function f() { ${text} }`)).toEqual([])
  })

  it('knows the places that may', () => {
    const text = 'export function f() { fetch(a); setTimeout(b, Date.now()) }'
    expect(rulesOf('core/src/env.ts', text)).toEqual([])
    expect(rulesOf('testing/src/fakeEnv.ts', text)).toEqual([])
    expect(rulesOf('devnet/src/start.ts', `${text}\nlet a = new Map()`)).toEqual([])
    expect(rulesOf('react/src/View.tsx', 'export const f = () => requestAnimationFrame(g)')).toEqual([])
  })

  it('refuses what breaks in a shadow root or under a strict policy in views', () => {
    expect(rulesOf('react/src/A.tsx', 'export const f = () => document.activeElement')).toEqual([
      'document.activeElement',
    ])
    expect(rulesOf('ui/src/A.tsx', 'export const A = () => <style>{css}</style>')).toEqual(['<style>'])
    expect(rulesOf('ui/src/A.tsx', 'export const A = () => <div dangerouslySetInnerHTML={a} />')).toEqual([
      'dangerouslySetInnerHTML',
    ])
  })
})

describe('casts', () => {
  const rule = 'as without a reason'

  it('need a reason', () => {
    expect(rulesOf('core/src/a.ts', 'export const a = (b: unknown) => b as string')).toEqual([rule])
  })

  it.each([
    'export const a = (b: unknown) => b as string // The store wrote it.',
    '// The store wrote it.\nexport const a = (b: unknown) => b as string',
    'export const a = [1, 2] as const',
    "export const a = () => ({ '--portico-x': 1 }) as CSSProperties",
  ])('hold with one, or need none: %s', (text) => expect(rulesOf('core/src/a.ts', text)).toEqual([]))
})
