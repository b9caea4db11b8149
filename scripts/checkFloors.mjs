// The floors of packages/core: each part imports only from itself and from parts above it in this list, types included.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import ts from 'typescript'
import { isMain, listFiles, root as projectRoot, report } from './report.mjs'

/**
 * From the ground up. A folder, or a file with a place of its own: those import nothing, or only what stands before them.
 * CONTRIBUTING ("Floors of core") shows the same order.
 */
export const floors = [
  [
    'config/limits.ts',
    'state/createStore.ts',
    'errors',
    'networks',
    'utils',
    'env.ts',
    'env',
    'chunk.ts',
    'lifetime.ts',
  ],
  [
    'rpc',
    'connectors',
    'adapters',
    'telemetry/events.ts',
    'telemetry/outbox.ts',
    'views.ts',
    'i18n',
    'slots',
    'storage',
    'config',
  ],
  ['state', 'connections/source.ts', 'connections/connections.ts', 'context.ts', 'telemetry'],
  ['connections'],
  ['router', 'actions'],
  ['api'],
  ['features'],
  ['bindActions.ts', 'bindKit.ts', 'walletChunk.ts', 'createPortico.ts', 'exports'],
]
const order = floors.flat()

/** Imports that are still wrong, and will go: `importer -> imported`, or a file that writes the kit's store. */
export const exceptions = new Set([])

/** The longest entry that holds a path; a file's own entry comes before its folder's. */
export const placeOf = (path) =>
  order.filter((entry) => path === entry || path.startsWith(`${entry}/`)).sort((a, b) => b.length - a.length)[0]

const featureOf = (path) => /^features\/(\w+)\//.exec(path)?.[1]

/** Every module that a source names, with the line: static, dynamic and as a type. */
function importsOf(source) {
  const found = []
  const visit = (node) => {
    const named =
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined
    if (named && ts.isStringLiteralLike(named) && named.text.startsWith('.'))
      found.push({ text: named.text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Features have stores of their own; the kit's is written by actions. */
function writesKit(text) {
  const isTaken = /\{[^{}\n]*\bstore\b[^{}\n]*\}(?: = ctx\b|: PorticoContext\b)/.test(text)
  return (isTaken ? /\bstore\.update\(/ : /\bctx\.store\.update\(/).exec(text)
}

/** Problems of one module of core, each with the exception that would excuse it; `path` is from `packages/core/src`. */
export function floorProblems(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const place = placeOf(path)
  if (place === undefined)
    return [{ line: 1, rule: 'no floor', mend: 'give it a place in scripts/checkFloors.mjs', exception: path }]
  const problems = importsOf(source).flatMap(({ text: name, line }) => {
    const target = normalize(join(dirname(path), name))
      .split(sep)
      .join('/')
      .replace(/\.js$/, '.ts')
    const to = placeOf(target)
    const exception = `${path} -> ${target}`
    if (to === undefined || order.indexOf(to) > order.indexOf(place))
      return {
        line,
        exception,
        rule: `${place} imports ${target}, which stands above it`,
        mend: 'move what both need down',
      }
    const [own, other] = [featureOf(path), featureOf(target)]
    if (!own || !other || own === other) return []
    const mend = 'move what both need down, or ask by ctx.feature() and a slot'
    return { line, exception, rule: `feature ${own} imports the insides of feature ${other}`, mend }
  })
  const write = place === 'features' && writesKit(text)
  if (write)
    problems.push({
      line: text.slice(0, write.index).split('\n').length,
      exception: `${path} writes the store`,
      rule: "a feature writes the kit's store",
      mend: 'make it an action',
    })
  return problems
}

/** Checks every module of packages/core/src below `root`. An exception that nothing needs any more is a problem too. */
export function checkFloors(root = projectRoot, allowed = exceptions) {
  const folder = join(root, 'packages/core/src')
  const files = listFiles(folder, (path) => path.endsWith('.ts') && !/\.(test|test-d|generated|d)\.ts$/.test(path))
  const found = files.flatMap((file) => {
    const path = relative(folder, file).split(sep).join('/')
    return floorProblems(path, readFileSync(file, 'utf8')).map((problem) => ({ path, ...problem }))
  })
  const idle = [...allowed].filter((each) => !found.some(({ exception }) => exception === each))
  return [
    ...found
      .filter(({ exception }) => !allowed.has(exception))
      .map(({ path, line, rule, mend }) => `packages/core/src/${path}:${line}: ${rule}: ${mend}`),
    ...idle.map((each) => `scripts/checkFloors.mjs: nothing needs the exception "${each}" any more`),
  ]
}

if (isMain(import.meta.url)) report('floors', checkFloors(process.argv[2] ?? projectRoot))
