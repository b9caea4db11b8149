import { expect, it } from 'vitest'
import { checkExports } from './checkExports.mjs'
import { fixture } from './fixture.mjs'

const entry = (name) => ({ types: `./dist/exports/${name}.d.ts`, default: `./dist/exports/${name}.js` })

function project({ manifest = {}, files = {}, paths = {}, references = [{ path: 'packages/a' }] } = {}) {
  return fixture({
    'tsconfig.json': { references },
    'tsconfig.base.json': {
      compilerOptions: {
        paths: {
          '@portico/a': ['./packages/a/src/exports/index.ts'],
          '@portico/a/*': ['./packages/a/src/exports/*.ts'],
          ...paths,
        },
      },
    },
    'packages/a/package.json': { name: '@portico/a', exports: { '.': entry('index') }, ...manifest },
    'packages/a/tsconfig.json': {},
    'packages/a/src/exports/index.ts': "export { a } from '../a.js'\n",
    ...files,
  })
}

it('is content when files, manifest and paths agree', () => {
  expect(
    checkExports(project({ manifest: { exports: { '.': entry('index'), './styles.css': './dist/styles.css' } } })),
  ).toEqual([])
})

it('refuses an entry file that the manifest does not name', () => {
  expect(checkExports(project({ files: { 'packages/a/src/exports/icons.ts': '' } }))).toEqual([
    expect.stringContaining('packages/a/package.json: exports "./icons": must be'),
  ])
})

it('refuses an entry of the manifest without a file', () => {
  const manifest = { exports: { '.': entry('index'), './views': entry('views') } }
  expect(checkExports(project({ manifest }))).toEqual([
    expect.stringContaining('add src/exports/views.ts or remove it'),
  ])
})

it('wants types before default', () => {
  const { types, ...rest } = entry('index')
  expect(checkExports(project({ manifest: { exports: { '.': { ...rest, types } } } }))).toEqual([
    expect.stringContaining('in this order'),
  ])
})

it('refuses an asset outside dist', () => {
  const manifest = { exports: { '.': entry('index'), './styles.css': './src/styles.css' } }
  expect(checkExports(project({ manifest }))).toEqual([expect.stringContaining('begins with ./dist/')])
})

it('lets a private package for bundlers name its sources, and nobody else', () => {
  const exports = { '.': './src/exports/index.ts', './page.css': './src/page.css' }
  expect(checkExports(project({ manifest: { private: true, exports }, references: [] }))).toEqual([])
  expect(checkExports(project({ manifest: { exports } }))).toEqual([
    expect.stringContaining('exports ".": must be {"types"'),
    expect.stringContaining('begins with ./dist/'),
  ])
})

it('refuses code in an entry', () => {
  const files = { 'packages/a/src/exports/index.ts': "'use client'\nexport { a } from '../a.js'\nexport const b = 1\n" }
  expect(checkExports(project({ files }))).toEqual([
    expect.stringContaining('packages/a/src/exports/index.ts:3: entries re-export'),
  ])
})

it('refuses missing and superfluous paths', () => {
  expect(checkExports(project({ paths: { '@portico/a/*': ['./packages/a/src/*.ts'], '@portico/b': ['x'] } }))).toEqual([
    expect.stringContaining('tsconfig.base.json: paths "@portico/a/*": must be'),
    expect.stringContaining('tsconfig.base.json: paths "@portico/b": no such package'),
  ])
})

it('refuses a package that is not built, or not before those that need it', () => {
  const files = {
    'packages/b/package.json': { name: '@portico/b', dependencies: { '@portico/a': '0.1.0' } },
    'packages/b/tsconfig.json': {},
  }
  const paths = {
    '@portico/b': ['./packages/b/src/exports/index.ts'],
    '@portico/b/*': ['./packages/b/src/exports/*.ts'],
  }
  expect(checkExports(project({ files, paths }))).toEqual([
    expect.stringContaining('tsconfig.json: references: add { "path": "packages/b" }'),
    expect.stringContaining('packages/b/tsconfig.json: references: add { "path": "../a" }'),
  ])
})
