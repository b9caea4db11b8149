import { readdirSync, readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './scripts/chromium.mjs'
import { ignoredNames } from './scripts/report.mjs'

// The rule of checkExports: `@portico/x` and `@portico/x/y` are files of src/exports, so tests see source, one copy of each package.
const exportsOf = (file: string) => `${import.meta.dirname}/packages/$1/src/exports/${file}.ts`
const alias = [
  { find: /^@portico\/([^/]+)$/, replacement: exportsOf('index') },
  { find: /^@portico\/([^/]+)\/([^/.]+)$/, replacement: exportsOf('$2') },
]
const chainTests = '**/*.chain.test.ts'
const postgresTests = '**/*.postgres.test.ts'
// Tests that wait for a database or a chain leave room for a third worker beside the two cores' own.
const whileWaiting = 3
const ignored = ignoredNames.map((name) => `**/${name}/**`)

/** Tests that use the database run twice: on PGlite as unit tests, and on a real PostgreSQL. */
function databaseTests(): string[] {
  const folder = 'packages/server/src'
  const files = readdirSync(`${import.meta.dirname}/${folder}`, { recursive: true, encoding: 'utf8' })
  const usesDatabase = (file: string) =>
    /\/test\/test(Db|Server)\.js'/.test(readFileSync(`${import.meta.dirname}/${folder}/${file}`, 'utf8'))
  return files.filter((file) => file.endsWith('.test.ts') && usesDatabase(file)).map((file) => `${folder}/${file}`)
}

export default defineConfig({
  resolve: { alias },
  test: {
    // One for each of two cores: what Vitest leaves free by default is half of such a machine.
    maxWorkers: 2,
    // The client in the field forgets a session or pairing while its own code still works on its end, and nobody of
    // it listens when that fails. It is theirs, it is harmless, and it comes at any time.
    onUnhandledError: ({ message = '', stack = '' }) => {
      const isTheirs = /@(walletconnect|reown)\//.test(stack)
      return isTheirs && /Record was recently deleted|^Expired\. pairing topic/.test(message) ? false : undefined
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Nothing keeps state in a module, so files can share the modules that a worker has loaded: half the time.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'docs/examples/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...ignored, chainTests, postgresTests],
          testTimeout: 60_000,
          // The first test of a new migration makes the database that the others load.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          maxWorkers: whileWaiting,
          env: { PORTICO_TEST_DATABASE: 'postgres' },
          globalSetup: 'packages/server/src/test/postgresSetup.ts',
          include: [...databaseTests(), `packages/server/src/${postgresTests}`],
          exclude: [...ignored, chainTests],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          maxWorkers: whileWaiting,
          include: [`packages/*/src/${chainTests}`, 'interop/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Vite's scan does not see what JSX imports by itself, and a late find reloads the page in the middle of a test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'fast-check',
          ],
        },
        test: {
          name: 'ui',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          exclude: ignored,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
