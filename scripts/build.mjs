// node scripts/build.mjs [css | packages | demo | examples]: each includes the ones before it; packages is the default.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { modulesOf, pagePackages } from './chunks/pagePackages.mjs'
import { isReadAsSource, publicPackages, workspacePackages } from './packages.mjs'
import { isMain, root as projectRoot } from './report.mjs'

const targets = ['css', 'packages', 'demo', 'examples']

async function runNode(args, cwd, env = process.env) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new FailedProgram(args[0], code)
}

/** A program that failed, and has said why. */
class FailedProgram extends Error {
  constructor(program, code) {
    super(`${program} ended with ${code}`)
  }
}

/** Runs jobs two at a time: none keeps more than one core busy for long. */
async function runTwoAtATime(jobs) {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all([work(), work()])
}

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

async function buildPackages(root) {
  for (const { dir } of workspacePackages(root)) removeStale(dir)
  await runNode([join(root, 'node_modules/typescript/bin/tsc'), '-b'], root)
  copyLicence(root)
  await bundlePackages(root)
  await buildPage(root)
}

async function bundlePackages(root) {
  const { buildChunks } = await import('./buildChunks.mjs')
  const inputs = pagePackages.map((name) => modulesOf(root, name))
  const scripts = ['scripts/buildChunks.mjs', 'scripts/chunks', 'package-lock.json'].map((path) => join(root, path))
  const last = join(root, 'packages', pagePackages.at(-1), 'dist/exports/index.js')
  if (inputs.every(existsSync) && !isFresh(last, [...inputs, ...scripts])) await buildChunks(root)
}

/** The virtual wallets as one script for any page; they bundle what they use of core and wire. */
async function buildPage(root) {
  const at = (path) => join(root, 'packages', path)
  const inputs = ['testing/src', 'testing/scripts', 'core/src', 'wire/src', '../package-lock.json'].map(at)
  const script = at('testing/scripts/buildPage.mjs')
  if (existsSync(script) && !isFresh(at('testing/dist/page.js'), inputs)) await runNode([script], root)
}

/** True when `output` is newer than every file of `inputs`. */
export function isFresh(output, inputs) {
  if (!existsSync(output)) return false
  const builtAt = statSync(output).mtimeMs
  return inputs.flatMap(allFiles).every((file) => statSync(file).mtimeMs <= builtAt)
}

const apps = ['demo', 'console', 'wallet']

/** The playground, and beside it the operator's console and the wallet. */
const demoJobs = (root) => apps.map((name) => () => buildApp(root, name))

async function buildApp(root, name) {
  const app = join(root, 'apps', name)
  if (!existsSync(join(app, 'index.html'))) return console.log(`apps/${name} has no index.html: nothing to build`)
  const inputs = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json']
  if (isFresh(join(app, 'dist/index.html'), inputsOf(root, app, inputs))) return
  await runNode([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], app)
}

/** The site on Next, which takes longest, and the one on wagmi, once with each major. */
const exampleJobs = (root) => [() => buildNext(root), ...['three', 'two'].map((major) => () => buildWagmi(root, major))]

async function buildNext(root) {
  const next = join(root, 'examples/next')
  if (isFresh(join(next, '.next/BUILD_ID'), inputsOf(root, next, ['app', 'next.config.ts', 'package.json']))) return
  await runNode([join(root, 'node_modules/next/dist/bin/next'), 'build'], next, {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  })
}

async function buildWagmi(root, major) {
  const wagmi = join(root, 'examples/wagmi')
  const inputs = ['src', 'index.html', 'vite.config.ts', 'package.json']
  if (isFresh(join(wagmi, 'dist', major, 'index.html'), inputsOf(root, wagmi, inputs))) return
  await runNode([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', major, '--logLevel', 'error'], wagmi)
}

/** What a site is built from: its own files, and the packages and versions that it uses. */
const inputsOf = (root, folder, names) => [
  ...names.map((name) => join(folder, name)),
  ...workspacePackages(root).map(({ dir, manifest }) => join(dir, isReadAsSource(manifest) ? 'src' : 'dist')),
  join(root, 'package-lock.json'),
]

export async function build(target = 'packages', root = projectRoot) {
  const wants = (name) => targets.indexOf(target) >= targets.indexOf(name)
  await buildStyles(root)
  if (wants('packages')) await buildPackages(root)
  await runTwoAtATime([...(wants('examples') ? exampleJobs(root) : []), ...(wants('demo') ? demoJobs(root) : [])])
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
    if (!(error instanceof FailedProgram)) console.error(error)
    process.exit(1)
  }
}
