import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fixture } from './fixture.mjs'
import { root as projectRoot } from './report.mjs'
import { runProgram } from './stages/runProgram.mjs'
import { stages } from './stages/stages.mjs'
import { readArguments, runStages } from './test.mjs'

const stage = (name, result) => ({
  name,
  run: async () => ({ passed: 0, failed: 0, isOk: true, output: '', note: 'fine', ...result }),
})

async function linesOf(selected, options = {}) {
  const lines = []
  const isGreen = await runStages(
    { selected, filter: [], isAlone: false, ...options },
    { print: (line) => lines.push(line) },
  )
  return { lines, isGreen }
}

describe('arguments', () => {
  it('none: every stage', () => expect(readArguments([]).selected).toBe(stages))

  it('a stage and words: that stage, filtered', () => {
    expect(readArguments(['unit', 'core'])).toMatchObject({
      selected: [{ name: 'unit' }],
      filter: ['core'],
      isAlone: true,
    })
  })

  it('an unknown stage: the list of stages', () => {
    expect(() => readArguments(['units'])).toThrow(
      'There is no stage "units". The stages are: install, build, lint, checks, types, sizes, unit, postgres, integration, ui, browser.',
    )
  })
})

describe('a browser', () => {
  const usesBrowser = (name) => stages.find((each) => each.name === name)?.usesBrowser === true

  it('is fetched before every stage whose tests drive one: a new machine has none', () => {
    const files = readdirSync(projectRoot, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /^(packages|apps|docs|scripts|interop)\/.*\.test\.(ts|mjs)$/.test(file) && !file.includes('node_modules'),
    )
    const driving = files.filter((file) => /from '(@playwright\/test|playwright)'/.test(readFileSync(file, 'utf8')))
    expect(driving).toContain('packages/testing/src/playwright/createWallets.test.ts')
    const stageOf = (file) => (/\.chain\.test\.ts$|^interop/.test(file) ? 'integration' : 'unit')
    expect([...new Set([...driving.map(stageOf), 'ui', 'browser'])].filter((name) => !usesBrowser(name))).toEqual([])
  })
})

describe('stages', () => {
  it('print a line each and the sum of the tests alone on the last', async () => {
    const { lines, isGreen } = await linesOf([
      stage('lint', { note: '12 files' }),
      stage('unit', { passed: 3, note: '3 passed, 0 failed' }),
      stage('browser', { passed: 2, note: '2 passed, 0 failed' }),
    ])
    expect(lines[1]).toMatch(/^ok {3}unit {9}3 passed, 0 failed +\d+\.\d s$/)
    expect(lines.at(-1)).toBe('5 passed, 0 failed')
    expect(isGreen).toBe(true)
  })

  it('stop at the first that fails, with its whole output', async () => {
    const { lines, isGreen } = await linesOf([
      stage('unit', { passed: 3, failed: 2, isOk: false, output: 'expected 1 to be 2', note: '3 passed, 2 failed' }),
      stage('browser', { passed: 2 }),
    ])
    expect(lines).toEqual(['expected 1 to be 2', expect.stringMatching(/^FAIL unit /), '3 passed, 2 failed'])
    expect(isGreen).toBe(false)
  })

  it('run beside the one before where they say so, and each failure is told', async () => {
    let release
    const released = new Promise((resolve) => {
      release = resolve
    })
    const waits = {
      name: 'checks',
      run: () => released.then(() => stage('', { isOk: false, output: 'dead code' }).run()),
    }
    const types = stage('types', { isOk: false, output: 'no such type' })
    const releases = { ...types, isBeside: true, run: () => types.run().finally(release) }
    const { lines } = await linesOf([waits, releases, stage('unit')])
    expect(lines.map((line) => line.slice(0, 12).trim())).toEqual([
      'dead code',
      'FAIL checks',
      'no such type',
      'FAIL types',
      '0 passed, 2',
    ])
  })

  it('never look green when a stage without tests fails or throws', async () => {
    expect((await linesOf([stage('lint', { isOk: false })])).lines.at(-1)).toBe('0 passed, 1 failed')
    const thrown = await linesOf([{ name: 'ui', run: () => Promise.reject(new Error('no browser')) }])
    expect(thrown.lines[0]).toContain('no browser')
    expect(thrown.lines.at(-1)).toBe('0 passed, 1 failed')
  })
})

describe('counts', () => {
  const unit = stages.find(({ name }) => name === 'unit')
  const context = (root, filter = []) => ({
    root,
    filter,
    run: (args, options) => runProgram([`${projectRoot}/${args[0]}`, ...args.slice(1)], { cwd: root, ...options }),
  })
  const project = (files) =>
    fixture({
      'package.json': { type: 'module' },
      'vitest.config.mjs': "export default { test: { name: 'unit', globals: true, include: ['*.test.mjs'] } }",
      ...files,
    })

  it('come from the runner', async () => {
    const root = project({ 'a.test.mjs': "it('a', () => {})\nit('b', () => { throw 1 })\n" })
    expect(await unit.run(context(root))).toMatchObject({
      passed: 1,
      failed: 1,
      isOk: false,
      note: '1 passed, 1 failed',
    })
  })

  it('a file that does not load is a failure', async () => {
    const root = project({ 'a.test.mjs': "import './gone.mjs'\nit('a', () => {})\n" })
    expect(await unit.run(context(root))).toMatchObject({ failed: 1, isOk: false })
  })

  it('no tests: says so; no tests for a filter: fails', async () => {
    const root = project({ 'a.test.mjs': "it('a', () => {})\n" })
    expect(await unit.run(context(project({})))).toMatchObject({ isOk: true, note: 'nothing to run' })
    expect(await unit.run(context(root, ['gone']))).toMatchObject({
      isOk: false,
      note: expect.stringContaining('"gone"'),
    })
  })
})

describe('runProgram', () => {
  it('gives output and code', async () => {
    const { code, output } = await runProgram(['-e', "console.log('a'); console.error('b'); process.exit(3)"])
    expect(code).toBe(3)
    expect(output).toMatch(/a\nb\n|b\na\n/)
  })

  it('ends a program that hangs, with what it started', async () => {
    const child = 'setInterval(() => {}, 1e6)'
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`
    const { code, output } = await runProgram(['-e', parent], { timeout: 400 })
    expect(code).not.toBe(0)
    expect(output).toContain('Ended after 0.4 s without a result.')
  })
})
