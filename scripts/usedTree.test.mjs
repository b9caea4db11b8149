import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { checkModules } from './checkModules.mjs'
import { fixture } from './fixture.mjs'
import { readJson } from './packages.mjs'
import { root as projectRoot } from './report.mjs'

const run = promisify(execFile)
const text = (name) => readFileSync(join(projectRoot, name), 'utf8')

// Every tool has something to say about one of these: format, syntax, an unused file, an effect on import, a failing test.
const leftovers = {
  'server.json': '{"b":[1,',
  'left.ts': 'let  a = Date.now();;',
  'Left.tsx': 'export default () => <style>{a}</style>',
  'left.mjs': 'console.log( 1 )',
  'left.css': 'b { color: red !important }',
  'left.test.ts': "vi.mock('a')",
  'left.test.tsx': "vi.mock('a')",
  'left.chain.test.ts': "vi.mock('a')",
  'left.spec.ts': "vi.mock('a')",
}
const folders = [
  '',
  'packages/core/',
  'packages/core/src/',
  'packages/server/src/',
  'apps/demo/src/',
  'e2e/',
  'scripts/',
]

/** A folder that .gitignore names, in every place where a command may make it. */
const ignoredFolders = text('.gitignore')
  .split('\n')
  .filter((line) => /^\/?\.?[\w-]+$/.test(line) && line !== 'node_modules' && line !== '.DS_Store')
  .flatMap((line) => (line.startsWith('/') ? [line.slice(1)] : folders.map((folder) => `${folder}${line}`)))

/** A small project with our own settings, in which everything was run that leaves files behind. No git: a download has none. */
function usedTree() {
  const settings = [
    '.gitignore',
    'biome.json',
    'knip.json',
    'tsconfig.base.json',
    'tsconfig.test.json',
    'vitest.config.ts',
    'scripts/chromium.mjs',
    'scripts/report.mjs',
  ]
  const manifest = { name: 'portico', private: true, type: 'module', workspaces: ['packages/*'] }
  const core = {
    name: '@portico/core',
    type: 'module',
    exports: { '.': { types: './dist/exports/index.d.ts', default: './dist/exports/index.js' } },
  }
  const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`
  const root = fixture({
    ...Object.fromEntries(settings.map((name) => [name, text(name)])),
    'package.json': json(manifest),
    'packages/core/package.json': json(core),
    'packages/core/src/exports/index.ts': "export { a } from '../a.js'\n",
    'packages/core/src/a.ts': 'export const a = 1\n',
    'packages/core/src/a.test.ts': "import { expect, it } from 'vitest'\n\nit('a', () => expect(1).toBe(1))\n",
    'packages/server/src/b.ts': 'export const b = 1\n',
    ...Object.fromEntries(
      ignoredFolders.flatMap((folder) =>
        Object.entries(leftovers).map(([name, content]) => [`${folder}/${name}`, content]),
      ),
    ),
  })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}

const isLeftover = (path) => /(^|\/)(left\.|Left\.|server\.json)/.test(path)
const start = (root, program, ...args) =>
  run(process.execPath, [join(projectRoot, 'node_modules', program), ...args], { cwd: root }).catch((error) => error)

it('knows what is left behind', () => {
  expect(ignoredFolders).toEqual(expect.arrayContaining(['.portico', 'gallery', 'test-results', 'dist', 'e2e/.next']))
})

/** Paths that the linter speaks of. */
async function lintedPaths(root) {
  const options = ['--reporter=json', '--colors=off', '--max-diagnostics=none']
  const { stdout } = await start(root, '@biomejs/biome/bin/biome', 'ci', ...options, '.')
  return JSON.parse(stdout).diagnostics.map(({ location }) => location?.path ?? '')
}

it('the linter does not read what .gitignore names, and reads everything else', async () => {
  const root = usedTree()
  writeFileSync(join(root, 'packages/core/src/own.ts'), leftovers['left.ts'])
  const paths = await lintedPaths(root)
  expect(paths).toContain('packages/core/src/own.ts')
  expect(paths.filter(isLeftover)).toEqual([])
})

it('dead code is not looked for in it', async () => {
  const root = usedTree()
  writeFileSync(join(root, 'packages/core/src/dead.ts'), 'export const dead = 1\n')
  const { stdout } = await start(root, 'knip/bin/knip.js', '--no-progress', '--reporter', 'json')
  const files = JSON.parse(stdout).issues.map(({ file }) => file)
  expect(files).toContain('packages/core/src/dead.ts')
  expect(files.filter(isLeftover)).toEqual([])
})

it('the check of modules does not read it', () => {
  const root = usedTree()
  writeFileSync(join(root, 'packages/core/src/own.ts'), leftovers['left.ts'])
  const problems = checkModules(root)
  expect(problems.join()).toContain('packages/core/src/own.ts')
  expect(problems.filter(isLeftover)).toEqual([])
})

it('the compiler does not take it for a source', () => {
  const root = usedTree()
  const { fileNames } = ts.parseJsonConfigFileContent(readJson(join(root, 'tsconfig.test.json')), ts.sys, root)
  expect(fileNames).toContain(join(root, 'packages/core/src/a.ts'))
  expect(fileNames.filter(isLeftover)).toEqual([])
})

it('no test is found in it', async () => {
  const root = usedTree()
  const { stdout } = await start(
    root,
    'vitest/vitest.mjs',
    'list',
    '--filesOnly',
    '--project',
    'unit',
    '--project',
    'integration',
    '--project',
    'ui',
  )
  expect(stdout).toContain('packages/core/src/a.test.ts')
  expect(stdout.split('\n').filter(isLeftover)).toEqual([])
})
