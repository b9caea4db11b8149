// npm test                    every stage
// npm test -- unit core       one stage, only the test files with "core" in their path
// Node's own modules only: the first stage installs the rest.
import { isMain, root } from './report.mjs'
import { runProgram } from './stages/runProgram.mjs'
import { build, runStage, stages } from './stages/stages.mjs'

/** Which stages to run and with which filter; throws with the list of stages for an unknown one. */
export function readArguments(args, all = stages) {
  const [name, ...filter] = args
  if (name === undefined) return { selected: all, filter: [], isAlone: false }
  const stage = all.find((candidate) => candidate.name === name)
  if (!stage) throw new Error(`There is no stage "${name}". The stages are: ${all.map((s) => s.name).join(', ')}.`)
  return { selected: [stage], filter, isAlone: true }
}

export const stageLine = ({ isOk, name, note, seconds }) =>
  `${isOk ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${note.padEnd(44)} ${seconds.toFixed(1).padStart(6)} s`

async function timed(name, work) {
  const start = performance.now()
  let result
  try {
    result = await work()
  } catch (error) {
    result = { passed: 0, failed: 0, isOk: false, output: error.stack ?? String(error), note: 'could not run' }
  }
  return { ...result, name, seconds: (performance.now() - start) / 1000 }
}

/** Stages that run at the same time: each with those after it that say so. */
const together = (steps) =>
  steps.reduce((groups, step) => {
    if (step.isBeside && groups.length > 0) groups.at(-1).push(step)
    else groups.push([step])
    return groups
  }, [])

/** Runs stages until one fails; prints a line each, the failing one's output, and the sum of the tests. */
export async function runStages({ selected, filter, isAlone }, { cwd = root, print = console.log } = {}) {
  const ending = new AbortController()
  process.once('SIGINT', () => {
    ending.abort()
    process.exit(130)
  })
  const context = {
    root: cwd,
    filter,
    run: (args, options) => runProgram(args, { cwd, isLive: isAlone, signal: ending.signal, ...options }),
  }
  const steps = selected.flatMap((stage) => {
    const { name, needs, isBeside } = stage
    return [
      ...(isAlone && name !== 'install' ? [{ name: 'install', stage: stages[0] }] : []),
      ...(isAlone && needs ? [{ name: `build ${needs}`, stage: { run: (context) => build(context, needs) } }] : []),
      { name, stage, isBeside: isBeside && !isAlone },
    ]
  })
  let passed = 0
  let failed = 0
  for (const group of together(steps)) {
    const results = await Promise.all(group.map(({ name, stage }) => timed(name, () => runStage(stage, context))))
    for (const result of results) {
      passed += result.passed
      // A stage without tests that fails counts as one failure: the last line never looks green when the run is red.
      failed += result.isOk ? result.failed : Math.max(1, result.failed)
      if (!result.isOk && !isAlone) print(result.output.trimEnd())
      else if (result.note === 'could not run') print(result.output.trimEnd())
      print(stageLine(result))
    }
    if (failed > 0) break
  }
  print(`${passed} passed, ${failed} failed`)
  return failed === 0
}

if (isMain(import.meta.url)) {
  try {
    const isGreen = await runStages(readArguments(process.argv.slice(2)))
    process.exit(isGreen ? 0 : 1)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
