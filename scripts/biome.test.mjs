import { execFile } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { fixture } from './fixture.mjs'
import { readJson } from './packages.mjs'
import { root as projectRoot } from './report.mjs'

const run = promisify(execFile)

/** What our own configuration reports, in a folder laid out like ours: path → names of rules. */
async function lint(files, ...options) {
  const configuration = ['biome.json', 'package.json'].map((name) => [name, readJson(join(projectRoot, name))])
  const ignored = readFileSync(join(projectRoot, '.gitignore'), 'utf8')
  const root = fixture({ ...Object.fromEntries(configuration), '.gitignore': ignored, ...files })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '--error-on-warnings', ...options, '.']
  const { stdout } = await run(process.execPath, args, { cwd: root }).catch((error) => error)
  const found = Object.fromEntries(Object.keys(files).map((path) => [path, []]))
  for (const { category, severity, location } of JSON.parse(stdout).diagnostics)
    if (severity !== 'information') found[location.path]?.push(category.split('/').at(-1))
  return found
}

const restricted = (files) => lint(files, '--only=style/noRestrictedImports')

const imports = (...names) => `${names.map((name, index) => `import { a as a${index} } from '${name}'`).join('\n')}
export const all = [${names.map((_, index) => `a${index}`).join(', ')}]
`

it('reports every broken rule of the house', async () => {
  const effect = 'export function A({ b }: { b: () => void }) {\n  useEffect(() => b(), [])\n  return null\n}\n'
  const broken = {
    noDefaultExport: ['core/src/a1.ts', 'export default 1\n'],
    noBarrelFile: ['core/src/a2.ts', "export { b } from './b.js'\n"],
    noReExportAll: ['core/src/exports/a3.ts', "export * from '../b.js'\n"],
    noExplicitAny: ['core/src/a4.ts', 'export const a = (b: any) => b\n'],
    noNonNullAssertion: ['core/src/a5.ts', 'export const a = (b?: string) => b!.length\n'],
    useImportType: ['core/src/a6.ts', "import { B } from './b.js'\nexport type A = B\n"],
    noEnum: ['core/src/a7.ts', 'export enum A {\n  B = 1,\n}\n'],
    useConsistentTypeDefinitions: ['core/src/a8.ts', 'export interface A {\n  b: string\n}\n'],
    useFilenamingConvention: ['core/src/my-file.ts', 'export const a = 1\n'],
    noExcessiveLinesPerFile: ['core/src/a9.ts', `export const a = [\n${'  1,\n'.repeat(300)}]\n`],
    noConsole: ['core/src/b1.ts', "export const a = () => console.log('a')\n"],
    noGlobalEval: ['core/src/b2.ts', "export const a = () => eval('1')\n"],
    noDangerouslySetInnerHtml: [
      'ui/src/B3.tsx',
      'export const A = () => <b dangerouslySetInnerHTML={{ __html: "" }} />\n',
    ],
    useExhaustiveDependencies: ['react/src/B4.tsx', `import { useEffect } from 'react'\n${effect}`],
    useHookAtTopLevel: [
      'react/src/B5.tsx',
      `import { useEffect } from 'react'\nexport const A = (b) => b && useEffect(b)\n`,
    ],
    noSkippedTests: ['core/src/b6.test.ts', "import { it } from 'vitest'\nit.skip('a', () => {})\n"],
    noFocusedTests: ['core/src/b7.test.ts', "import { it } from 'vitest'\nit.only('a', () => {})\n"],
    noImportantStyles: ['ui/src/b8.css', '.pt-a {\n  color: red !important;\n}\n'],
    noImportCycles: ['core/src/b9.ts', "import { c } from './c1.js'\nexport const b = () => c()\n"],
  }
  const found = await lint({
    ...Object.fromEntries(Object.values(broken).map(([path, text]) => [`packages/${path}`, text])),
    'packages/core/src/c1.ts': "import { b } from './b9.js'\nexport const c = () => b()\n",
  })
  const silent = Object.entries(broken).filter(([rule, [path]]) => !found[`packages/${path}`].includes(rule))
  expect(silent).toEqual([])
})

it('lets entries re-export by name, configurations have a default, tables be long', async () => {
  const found = await lint({
    'packages/core/src/exports/index.ts': "export { a } from '../a.js'\n",
    'vitest.config.ts': 'export default {}\n',
    'packages/evm/src/networks/table.ts': `export const table = [\n${'  1,\n'.repeat(400)}]\n`,
  })
  expect(Object.values(found).flat()).toEqual([])
})

it('holds every package to its permitted imports', async () => {
  const allowed = {
    wire: ['valibot', './b.js', '../b.js'],
    core: ['@portico/wire', 'valibot', './b.js'],
    ui: ['react', 'uqr'],
    react: ['react', 'react-dom/client', '@portico/core', '@portico/core/views', '@portico/ui/icons', '@portico/wire'],
    evm: ['@portico/core/adapter', '@portico/wire', 'viem', 'viem/chains'],
    testing: ['@portico/core', '@portico/relay/wallet', '@portico/wire', 'viem/accounts', '@playwright/test', 'vitest'],
    devnet: ['viem', 'node:fs', 'hardhat'],
    'app-kit': ['react', '@portico/ui', '@portico/ui/icons'],
    siwx: ['@portico/wire', '@portico/wire/relay', '@noble/curves/ed25519.js'],
  }
  const refused = {
    wire: ['@portico/core', 'react', '../../core/src/a.js', 'node:fs'],
    core: [
      'react',
      '@portico/react',
      '@portico/ui/icons',
      '@portico/evm',
      '@portico/testing',
      '../../../apps/demo/a.js',
    ],
    ui: ['@portico/core', '@portico/wire', 'react-dom', 'valibot'],
    react: ['@portico/evm', 'viem', '@portico/testing'],
    evm: ['@portico/core', '@portico/core/views', 'react', '@portico/react'],
    testing: ['react', '@portico/devnet', '@portico/evm'],
    devnet: ['@portico/core', 'react'],
    'app-kit': ['@portico/core', '@portico/react', '@portico/wire', 'viem'],
    siwx: ['@portico/core', '@portico/server', 'viem', 'node:fs'],
  }
  const files = (table, name) =>
    Object.entries(table).map(([pkg, names]) => [`packages/${pkg}/src/deep/${name}.ts`, imports(...names)])
  const found = await restricted(Object.fromEntries([...files(allowed, 'allowed'), ...files(refused, 'refused')]))
  const counts = (table, name) =>
    Object.keys(table).map((pkg) => [pkg, found[`packages/${pkg}/src/deep/${name}.ts`].length])
  expect(counts(allowed, 'allowed')).toEqual(Object.keys(allowed).map((pkg) => [pkg, 0]))
  expect(counts(refused, 'refused')).toEqual(Object.entries(refused).map(([pkg, names]) => [pkg, names.length]))
})

it('lets tests use our test kit, consumers public entries only, and nobody a forbidden licence', async () => {
  const forbidden = imports('@reown/appkit', '@walletconnect/core')
  const found = await restricted({
    'packages/core/src/a.test.ts': imports('@portico/testing', 'vitest', 'viem'),
    'apps/demo/src/a.ts': imports('@portico/core', '../../../packages/core/src/a.js', '@portico/core/src/a.js'),
    'packages/core/src/b.ts': forbidden,
    'packages/core/src/b.test.ts': forbidden,
    'apps/demo/src/b.ts': forbidden,
    'scripts/b.mjs': forbidden,
  })
  expect(Object.values(found).map((rules) => rules.length)).toEqual([0, 2, 2, 2, 2, 2])
})
