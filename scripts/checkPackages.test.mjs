import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPackages, contentProblems, installProblems, serverProblems } from './checkPackages.mjs'
import { fixture } from './fixture.mjs'
import { root as projectRoot } from './report.mjs'

const manifest = (name, rest = {}) => ({ name, version: '1.0.0', ...rest })

describe('what installing brings', () => {
  const files = {
    'packages/core/package.json': manifest('@portico/core', { dependencies: { a: '1', b: '1' } }),
    'node_modules/a/package.json': manifest('a', { dependencies: { b: '2' } }),
    'node_modules/b/package.json': manifest('b'),
  }

  it('counts every package once', () => {
    expect(installProblems(fixture(files))).toEqual({ problems: [], count: 3 })
  })

  it('refuses too many', () => {
    expect(installProblems(fixture(files), 2).problems).toEqual([
      expect.stringContaining('brings 3 packages, 2 are allowed'),
    ])
  })

  it('refuses two versions of one package', () => {
    const root = fixture({
      ...files,
      'node_modules/a/node_modules/b/package.json': manifest('b', { version: '2.0.0' }),
    })
    expect(installProblems(root).problems).toEqual([
      expect.stringMatching(/^b is installed twice \((1|2)\.0\.0, (1|2)\.0\.0\)/),
    ])
  })

  it('counts one version in two folders once', () => {
    const root = fixture({ ...files, 'node_modules/a/node_modules/b/package.json': manifest('b') })
    expect(installProblems(root)).toEqual({ problems: [], count: 3 })
  })

  it('takes a peer from the package that brings it', () => {
    const root = fixture({
      'packages/core/package.json': manifest('@portico/core', { dependencies: { a: '1' } }),
      'node_modules/a/package.json': manifest('a', { dependencies: { b: '2', c: '1' } }),
      'node_modules/a/node_modules/b/package.json': manifest('b', { version: '2.0.0' }),
      'node_modules/b/package.json': manifest('b'),
      'node_modules/c/package.json': manifest('c', { peerDependencies: { b: '*' } }),
    })
    expect(installProblems(root)).toEqual({ problems: [], count: 4 })
  })

  it('does not count what is private, for tests only or optional', () => {
    const root = fixture({
      'packages/core/package.json': manifest('@portico/core', {
        peerDependencies: { a: '1' },
        peerDependenciesMeta: { a: { optional: true } },
      }),
      'packages/devnet/package.json': manifest('@portico/devnet', { private: true, dependencies: { a: '1' } }),
      'packages/testing/package.json': manifest('@portico/testing', { dependencies: { a: '1' } }),
    })
    expect(installProblems(root)).toEqual({ problems: [], count: 1 })
  })

  it('counts what a server brings by itself', () => {
    const root = fixture({
      ...files,
      'packages/server/package.json': manifest('@portico/server', { dependencies: { a: '1', c: '1' } }),
      'node_modules/c/package.json': manifest('c'),
    })
    expect(installProblems(root).count).toBe(3)
    expect(serverProblems(root, 4)).toEqual([])
    expect(serverProblems(root, 3)).toEqual(['installing the server brings 4 packages, 3 are allowed'])
  })

  it('says when something is not installed', () => {
    const root = fixture({ 'packages/core/package.json': manifest('@portico/core', { dependencies: { a: '1' } }) })
    expect(installProblems(root).problems).toEqual(['@portico/core needs a, which is not installed'])
  })
})

it('refuses tests, sources and caches in a tarball, and one without licence or code', () => {
  const files = ['src/a.ts', 'dist/a.test.js', 'dist/.tsbuildinfo', 'dist/a.js.map', 'dist/test/a.js'].map((path) => ({
    path,
  }))
  expect(contentProblems('@portico/core', files)).toHaveLength(6)
  expect(contentProblems('@portico/core', [{ path: 'LICENSE' }])).toEqual([expect.stringContaining('has no dist/')])
  expect(contentProblems('@portico/core', [{ path: 'LICENSE' }, { path: 'dist/a.js' }])).toEqual([])
})

it('shows what publint and attw say about a broken tarball', async () => {
  const root = fixture({
    'packages/core/package.json': manifest('@portico/core', {
      type: 'module',
      license: 'MIT',
      exports: { '.': { default: './dist/index.js', types: './dist/index.d.ts' } },
      files: ['dist'],
    }),
    'packages/core/LICENSE': 'MIT',
    'packages/core/dist/index.d.ts': "export { b } from './b'\n",
    'packages/core/dist/index.js': 'export const b = 1\n',
  })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const { problems } = await checkPackages(root)
  expect(problems).toEqual([
    expect.stringMatching(/publint.*types should be the first/s),
    expect.stringMatching(/arethetypeswrong.*Internal resolution error/s),
  ])
}, 60_000)
