// Budgets of bench/sizes.json: what a page carries before a click, what opening adds, every later chunk; each with its
// words and its style sheet, which are in its code.
import { join } from 'node:path'
import { readJson } from './packages.mjs'
import { isMain, root as projectRoot, report } from './report.mjs'
import { bundle } from './sizes/bundle.mjs'

const without = (paths, loaded) => new Set([...paths].filter((path) => !loaded.has(path)))
const unite = (sets) => new Set(sets.flatMap((set) => [...set]))

/** Lazy entries that the first open loads, by the beginnings of their files' paths; each must lead somewhere. */
function split({ lazy }, { name, opens }) {
  const leadsTo = (prefix) => lazy.filter(({ entryPoint }) => entryPoint.startsWith(prefix))
  const dead = opens.find((prefix) => leadsTo(prefix).length === 0)
  if (dead !== undefined)
    throw new Error(
      `${name}: no import() in the bundle leads to ${dead}. Correct "opens" in bench/sizes.json. ` +
        `There are: ${lazy.map(({ entryPoint }) => entryPoint).join(', ') || 'none'}`,
    )
  const opened = opens.flatMap(leadsTo)
  return { opened, later: lazy.filter((entry) => !opened.includes(entry)) }
}

const kinds = {
  initial: (built) => [{ bytes: built.sizeOf(built.initial) }],
  opens: (built, budget) => {
    const { opened } = split(built, budget)
    const added = without(unite(opened.map(({ path }) => built.closureOf(path))), built.initial)
    return [{ bytes: built.sizeOf(added), files: added.size }]
  },
  chunks: (built, budget) => {
    const { opened, later } = split(built, budget)
    const loaded = unite([built.initial, ...opened.map(({ path }) => built.closureOf(path))])
    return later.map(({ path, entryPoint }) => {
      // What nobody can come to without having loaded something else, counts without that: `after` says so.
      const before = Object.entries(budget.after ?? {})
        .filter(([prefix]) => entryPoint.startsWith(prefix))
        .flatMap(([, prefixes]) =>
          built.lazy.filter((each) => prefixes.some((prefix) => each.entryPoint.startsWith(prefix))),
        )
      const earlier = before.map((each) => built.closureOf(each.path))
      const added = without(built.closureOf(path), unite([loaded, built.loadedBefore(path), ...earlier]))
      const excuse = budget.except?.find((name) =>
        built.sourcesOf(added).some((source) => source.includes(`node_modules/${name}/`)),
      )
      return { detail: entryPoint.replace(/^(packages|node_modules)\//, ''), bytes: built.sizeOf(added), excuse }
    })
  },
}

/** One row per measured thing: { name, kB, budget, isOver, excuse }. */
export async function measure(root = projectRoot, { external, budgets } = readJson(join(root, 'bench/sizes.json'))) {
  const bundles = new Map()
  const bundled = (code) => {
    if (!bundles.has(code)) bundles.set(code, bundle(code, { root, external }))
    return bundles.get(code)
  }
  const rows = []
  const problems = []
  for (const budget of budgets) {
    try {
      const measured = kinds[budget.kind](await bundled(budget.code), budget)
      for (const { detail, bytes, excuse, files } of measured) {
        if (files > (budget.files ?? files))
          problems.push(
            `${budget.name}: ${files} files, ${budget.files} are allowed: see scripts/chunks/groupModules.mjs`,
          )
        const kB = bytes / 1000
        rows.push({
          name: [budget.name, detail].filter(Boolean).join(': '),
          kB,
          budget: budget.kB,
          isOver: !excuse && kB > budget.kB,
          excuse,
        })
      }
    } catch (error) {
      problems.push(error.message.startsWith(budget.name) ? error.message : `${budget.name}: ${error.message}`)
    }
  }
  for (const [code, built] of bundles) {
    const { duplicates } = await built.catch(() => ({ duplicates: [] }))
    for (const duplicate of duplicates) problems.push(`${duplicate} is in one bundle twice: ${code}`)
  }
  problems.push(
    ...rows
      .filter(({ isOver }) => isOver)
      .map(
        ({ name, kB, budget }) =>
          `${name}: ${kB.toFixed(2)} kB, ${budget} kB are allowed: make it smaller or load it later`,
      ),
  )
  return { rows, problems: [...new Set(problems)] }
}

function table(rows) {
  const width = Math.max(30, ...rows.map(({ name }) => name.length))
  const line = (name, kB, budget, verdict) =>
    `${name.padEnd(width)}  ${kB.padStart(7)}  ${budget.padStart(7)}  ${verdict}`
  return [
    line('import (gzip, 1 kB = 1000 bytes)', 'kB', 'budget', ''),
    ...rows.map(({ name, kB, budget, isOver, excuse }) =>
      line(
        name,
        kB.toFixed(2),
        excuse ? '–' : budget.toFixed(2),
        isOver ? 'OVER' : excuse ? `ok (${excuse}, not counted)` : 'ok',
      ),
    ),
  ].join('\n')
}

/** The largest modules before a click, neither minified nor compressed: where to look when a budget is red. */
async function why(root = projectRoot) {
  const { external, budgets } = readJson(join(root, 'bench/sizes.json'))
  for (const { name, code } of budgets.filter(({ kind }) => kind === 'initial')) {
    const { initial, partsOf } = await bundle(code, { root, external })
    const parts = partsOf(initial).sort(([, a], [, b]) => b - a)
    const lines = parts.slice(0, 25).map(([path, bytes]) => `${String(bytes).padStart(8)}  ${path}`)
    console.log([`${name}: ${parts.length} modules, bytes`, ...lines, ''].join('\n'))
  }
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--why')) await why()
  const { rows, problems } = await measure()
  console.log(table(rows))
  report('sizes', problems, `${rows.length} within budget`)
}
