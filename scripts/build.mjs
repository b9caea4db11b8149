// node scripts/build.mjs [css | packages | demo | examples]: each includes the ones before it; packages is the default.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { publicPackages, workspacePackages } from './packages.mjs'
import { isMain, root as projectRoot } from './report.mjs'

const targets = ['css', 'packages', 'demo', 'examples']

const runNode = (args, cwd, env = process.env) =>
  execFileSync(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })

function allFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return (
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      // tsc touches its own notes even when nothing changed.
      .filter((entry) => !entry.name.endsWith('.tsbuildinfo'))
      .map((entry) => join(entry.parentPath, entry.name))
  )
}

/** tsc leaves the output of a file that was removed or renamed; a host must not get it. */
export function removeStale(dir) {
  const removed = []
  for (const file of allFiles(join(dir, 'dist')).filter((path) => path.endsWith('.d.ts'))) {
    const source = join(dir, 'src', relative(join(dir, 'dist'), file).replace(/\.d\.ts$/, ''))
    if (existsSync(`${source}.ts`) || existsSync(`${source}.tsx`)) continue
    for (const stale of [file, file.replace(/\.d\.ts$/, '.js')]) rmSync(stale, { force: true })
    removed.push(file)
  }
  return removed
}

/** A tarball carries the licence only if its folder does; git ignores these copies. */
function copyLicence(root) {
  const source = join(root, 'LICENSE')
  for (const { dir } of publicPackages(root)) {
    const copy = join(dir, 'LICENSE')
    if (!existsSync(copy) || readFileSync(copy, 'utf8') !== readFileSync(source, 'utf8')) copyFileSync(source, copy)
  }
}

async function buildStyles(root) {
  const { buildCss } = await import('./buildCss.mjs')
  await buildCss(root)
}

function buildPackages(root) {
  for (const { dir } of workspacePackages(root)) removeStale(dir)
  runNode([join(root, 'node_modules/typescript/bin/tsc'), '-b'], root)
  copyLicence(root)
  buildPage(root)
}

/** The virtual wallets as one script for any page; they bundle what they use of core and wire. */
function buildPage(root) {
  const at = (path) => join(root, 'packages', path)
  const inputs = ['testing/src', 'testing/scripts', 'core/src', 'wire/src', '../package-lock.json'].map(at)
  const script = at('testing/scripts/buildPage.mjs')
  if (existsSync(script) && !isFresh(at('testing/dist/page.js'), inputs)) runNode([script], root)
}

/** True when `output` is newer than every file of `inputs`. */
export function isFresh(output, inputs) {
  if (!existsSync(output)) return false
  const builtAt = statSync(output).mtimeMs
  return inputs.flatMap(allFiles).every((file) => statSync(file).mtimeMs <= builtAt)
}

/** The playground, and beside it the operator's console and the wallet. */
function buildDemo(root) {
  for (const name of ['demo', 'console', 'wallet']) buildApp(root, name)
}

function buildApp(root, name) {
  const app = join(root, 'apps', name)
  if (!existsSync(join(app, 'index.html'))) return console.log(`apps/${name} has no index.html: nothing to build`)
  const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((file) => join(app, file))
  const packages = workspacePackages(root).map(({ dir }) => join(dir, 'dist'))
  if (isFresh(join(app, 'dist/index.html'), [...inputs, ...packages, join(root, 'package-lock.json')])) return
  runNode([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], app)
}

/** The site on wagmi, once with each major, and the one on Next. */
function buildExamples(root) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const wagmi = join(root, 'examples/wagmi')
  const next = join(root, 'examples/next')
  const packages = workspacePackages(root).map(({ dir }) => join(dir, 'dist'))
  const shared = [...packages, join(root, 'package-lock.json')]
  const inputsOf = (folder, names) => [...names.map((name) => join(folder, name)), ...shared]
  const ofWagmi = inputsOf(wagmi, ['src', 'index.html', 'vite.config.ts', 'package.json'])
  for (const major of ['three', 'two']) {
    if (isFresh(join(wagmi, 'dist', major, 'index.html'), ofWagmi)) continue
    runNode([vite, 'build', '--mode', major, '--logLevel', 'error'], wagmi)
  }
  if (isFresh(join(next, '.next/BUILD_ID'), inputsOf(next, ['app', 'next.config.ts', 'package.json']))) return
  runNode([join(root, 'node_modules/next/dist/bin/next'), 'build'], next, {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  })
}

export async function build(target = 'packages', root = projectRoot) {
  const steps = [buildStyles, buildPackages, buildDemo, buildExamples].slice(0, targets.indexOf(target) + 1)
  for (const step of steps) await step(root)
}

if (isMain(import.meta.url)) {
  const target = process.argv[2] === 'all' ? 'examples' : (process.argv[2] ?? 'packages')
  if (!targets.includes(target)) {
    console.error(`There is no "${target}" to build; there are: ${targets.join(', ')}, all.`)
    process.exit(1)
  }
  try {
    await build(target)
  } catch (error) {
    // A program that failed has said why; anything else must say it here.
    if (error.status === undefined) console.error(error)
    process.exit(1)
  }
}
