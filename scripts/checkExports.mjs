// Entries are mechanical: src/exports/x.ts ⇔ package.json#exports "./x" ⇔ @portico/<package>/x in tsconfig.base.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { isReadAsSource, readJson, workspacePackages } from './packages.mjs'
import { isMain, root as projectRoot, report } from './report.mjs'

const entryOf = (file) => basename(file).replace(/\.tsx?$/, '')
const keyOf = (entry) => (entry === 'index' ? '.' : `./${entry}`)
const isAsset = (key) => /\.\w+$/.test(key)

function exportProblems({ dir, manifest }) {
  const where = `packages/${basename(dir)}`
  const folder = join(dir, 'src/exports')
  const entries = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.]+\.tsx?$/.test(name)) : []
  const declared = manifest.exports ?? {}
  const problems = []
  for (const entry of entries.map(entryOf)) {
    const target = declared[keyOf(entry)]
    const wanted = isReadAsSource(manifest)
      ? `./src/exports/${entry}.ts`
      : { types: `./dist/exports/${entry}.d.ts`, default: `./dist/exports/${entry}.js` }
    if (JSON.stringify(target) !== JSON.stringify(wanted))
      problems.push(
        `${where}/package.json: exports "${keyOf(entry)}": must be ${JSON.stringify(wanted)}, in this order`,
      )
  }
  for (const [key, target] of Object.entries(declared)) {
    if (isAsset(key)) {
      if (!isReadAsSource(manifest) && (typeof target !== 'string' || !target.startsWith('./dist/')))
        problems.push(`${where}/package.json: exports "${key}": an asset is a string that begins with ./dist/`)
    } else if (!entries.some((file) => keyOf(entryOf(file)) === key))
      problems.push(
        `${where}/package.json: exports "${key}": add src/exports/${key === '.' ? 'index' : key.slice(2)}.ts or remove it`,
      )
  }
  for (const file of entries) problems.push(...reExportProblems(join(folder, file), `${where}/src/exports/${file}`))
  return problems
}

function reExportProblems(file, where) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((statement) => {
      if (ts.isExpressionStatement(statement)) return !ts.isStringLiteral(statement.expression) // 'use client'
      return !ts.isExportDeclaration(statement)
    })
    .map((statement) => {
      const { line } = source.getLineAndCharacterOfPosition(statement.getStart())
      return `${where}:${line + 1}: entries re-export by name only: move the code into a file of its own`
    })
}

function pathProblems(packages, root) {
  const paths = readJson(join(root, 'tsconfig.base.json')).compilerOptions?.paths ?? {}
  const wanted = Object.fromEntries(
    packages.flatMap(({ dir, manifest }) => [
      [manifest.name, `./packages/${basename(dir)}/src/exports/index.ts`],
      [`${manifest.name}/*`, `./packages/${basename(dir)}/src/exports/*.ts`],
    ]),
  )
  return [
    ...Object.entries(wanted)
      .filter(([name, target]) => JSON.stringify(paths[name]) !== JSON.stringify([target]))
      .map(([name, target]) => `tsconfig.base.json: paths "${name}": must be ["${target}"]`),
    ...Object.keys(paths)
      .filter((name) => !Object.hasOwn(wanted, name))
      .map((name) => `tsconfig.base.json: paths "${name}": no such package in packages/, remove it`),
  ]
}

const referencesOf = (file) => (readJson(file).references ?? []).map(({ path }) => basename(path))

function referenceProblems(packages, root) {
  const folderOf = new Map(packages.map(({ dir, manifest }) => [manifest.name, basename(dir)]))
  const built = referencesOf(join(root, 'tsconfig.json'))
  const compiled = packages.filter(({ manifest }) => !isReadAsSource(manifest))
  return compiled.flatMap(({ dir, manifest }) => {
    const name = basename(dir)
    const problems = []
    if (!built.includes(name))
      problems.push(`tsconfig.json: references: add { "path": "packages/${name}" }, else it is not built`)
    const own = referencesOf(join(dir, 'tsconfig.json'))
    for (const dependency of Object.keys(manifest.dependencies ?? {})) {
      const folder = folderOf.get(dependency)
      if (folder && !own.includes(folder))
        problems.push(`packages/${name}/tsconfig.json: references: add { "path": "../${folder}" }, it is a dependency`)
    }
    return problems
  })
}

export function checkExports(root = projectRoot) {
  const packages = workspacePackages(root)
  return [...packages.flatMap(exportProblems), ...pathProblems(packages, root), ...referenceProblems(packages, root)]
}

if (isMain(import.meta.url)) report('exports', checkExports(process.argv[2] ?? projectRoot))
