import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const nothing = { passed: 0, failed: 0 }
const bin = (path) => `node_modules/${path}`

/** Runs programs one after another until one fails. */
async function inOrder(context, steps, summarise) {
  let output = ''
  for (const args of steps) {
    const result = await context.run(args)
    output += result.output
    if (result.code !== 0) return { ...nothing, isOk: false, output, note: args[0].replace('node_modules/', '') }
  }
  return { ...nothing, isOk: true, output, note: summarise(output) }
}

/** Runs a test runner that writes its counts as JSON, and reads them. */
async function counted(context, args, { env, read }) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-test-'))
  const file = join(folder, 'result.json')
  try {
    const { code, output } = await context.run([...args(file), ...context.filter], { env: env?.(file) })
    const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing
    // A file that does not load fails the run without a failed test in it.
    const failed = code === 0 ? counts.failed : Math.max(1, counts.failed)
    const isEmpty = counts.passed + failed === 0
    const isOk = code === 0 && failed === 0 && !(isEmpty && context.filter.length > 0)
    const note = isEmpty
      ? `nothing to run${context.filter.length > 0 ? `: no test file has "${context.filter.join('" or "')}" in its path` : ''}`
      : `${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`
    return { passed: counts.passed, failed, isOk, output, note }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const vitest = (context, project) =>
  counted(
    context,
    (file) => [
      bin('vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    {
      read: (result) => ({
        passed: result.numPassedTests,
        failed: result.numFailedTests,
        skipped: result.numPendingTests + result.numTodoTests,
      }),
    },
  )

const playwright = (context) =>
  counted(context, () => [bin('@playwright/test/cli.js'), 'test', '--pass-with-no-tests', '--reporter=list,json'], {
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    // A test that passes only at the second try fails: there are no retries, so `flaky` stays 0.
    read: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  })

/** Runs a stage; one whose tests drive a browser gets one first, because a new machine has none. */
export async function runStage({ usesBrowser, run }, context) {
  if (usesBrowser) {
    const { ensureChromium } = await import('../chromium.mjs')
    ensureChromium()
  }
  return run(context)
}

/** Builds as far as a stage needs it: css, packages, demo or examples. */
export const build = (context, target) => inOrder(context, [['scripts/build.mjs', target]], () => target)
const lastLine = (output) => output.trim().split('\n').at(-1)
const count = (output, pattern) => pattern.exec(output)?.[1] ?? '0'

/**
 * The stages in their order. `needs` names what must have been built when a stage runs alone; `isBeside` runs one at the
 * same time as the one before it, where neither keeps more than one core busy.
 */
export const stages = [
  {
    name: 'install',
    run: async ({ root }) => {
      const { ensureInstalled } = await import('../install.mjs')
      const isNew = await ensureInstalled(root)
      return { ...nothing, isOk: true, output: '', note: isNew ? 'installed' : 'up to date' }
    },
  },
  { name: 'build', run: (context) => build(context, 'examples') },
  {
    name: 'lint',
    run: (context) =>
      inOrder(
        context,
        [
          [
            bin('@biomejs/biome/bin/biome'),
            'ci',
            `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
            '--max-diagnostics=200',
            '--error-on-warnings',
            '.',
          ],
        ],
        (output) => `${count(output, /Checked (\d+) files/)} files`,
      ),
  },
  {
    name: 'checks',
    needs: 'packages',
    isBeside: true,
    run: (context) => {
      const names = ['Modules', 'Floors', 'Promises', 'Exports', 'Licences', 'Packages']
      const steps = [
        ...names.map((name) => [`scripts/check${name}.mjs`]),
        [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
      ]
      return inOrder(context, steps, () => [...names.map((name) => name.toLowerCase()), 'dead code'].join(', '))
    },
  },
  {
    name: 'types',
    needs: 'css',
    isBeside: true,
    run: (context) =>
      inOrder(
        context,
        [[bin('typescript/bin/tsc'), '-p', 'tsconfig.test.json', '--noEmit']],
        () => 'source, tests, journeys',
      ),
  },
  {
    name: 'sizes',
    needs: 'packages',
    isBeside: true,
    run: (context) =>
      inOrder(context, [['scripts/checkSizes.mjs']], (output) => lastLine(output).replace('sizes: ', '')),
  },
  { name: 'unit', needs: 'css', usesBrowser: true, run: (context) => vitest(context, 'unit') },
  // The server's database tests once more, on a real PostgreSQL: no server to be had is a failure, never a skip.
  { name: 'postgres', needs: 'css', run: (context) => vitest(context, 'postgres') },
  { name: 'integration', needs: 'css', run: (context) => vitest(context, 'integration') },
  { name: 'ui', needs: 'css', usesBrowser: true, run: (context) => vitest(context, 'ui') },
  { name: 'browser', needs: 'examples', usesBrowser: true, run: playwright },
]
