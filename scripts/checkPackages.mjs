// The packed packages as a host gets them: publint and attw on the tarballs, and what installing them brings.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installClosure, publicPackages } from './packages.mjs'
import { isMain, root as projectRoot, report } from './report.mjs'

const maxInstalled = 30
const maxOnServer = 50
const run = promisify(execFile)

// A host's page installs these; `testing` is for its tests only, `server` for operators.
const notOnPages = ['@portico/testing', '@portico/server']
const isServer = ({ manifest }) => manifest.name === '@portico/server'
export const shippedPackages = (root) =>
  publicPackages(root).filter(({ manifest }) => !notOnPages.includes(manifest.name))

/** Too many packages, or one package twice, in what a host installs. */
export function installProblems(root, limit = maxInstalled) {
  const { packages: folders, missing } = installClosure(shippedPackages(root))
  // Two folders of one version are this workspace's own: something else of it has another version on top.
  const packages = [...new Map(folders.map((entry) => [`${entry.name}@${entry.version}`, entry])).values()]
  const problems = [...missing]
  if (packages.length > limit)
    problems.push(
      `installing the published packages brings ${packages.length} packages, ${limit} are allowed: ${packages.map((p) => p.name).join(', ')}`,
    )
  for (const [index, { name, version }] of packages.entries())
    if (packages[index - 1]?.name === name)
      problems.push(`${name} is installed twice (${packages[index - 1].version}, ${version}): agree on one version`)
  return { problems, count: packages.length }
}

/** Too many packages in what an operator installs. */
export function serverProblems(root, limit = maxOnServer) {
  const { packages, missing } = installClosure(publicPackages(root).filter(isServer))
  if (packages.length <= limit) return missing
  return [...missing, `installing the server brings ${packages.length} packages, ${limit} are allowed`]
}

function pack({ dir }, destination) {
  const output = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', destination], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return JSON.parse(output)[0]
}

const unwanted = /\.test(-d)?\.|^dist\/test\/|\.tsbuildinfo$|^src\/|\.map$/

/** Problems of what `npm pack` puts into the tarball: { path } each. */
export function contentProblems(name, files) {
  const paths = files.map(({ path }) => path)
  return [
    ...paths
      .filter((path) => unwanted.test(path))
      .map((path) => `${name}: the tarball holds ${path}: leave it out by "files"`),
    ...(paths.some((path) => /^licen[cs]e/i.test(path))
      ? []
      : [`${name}: the tarball has no LICENSE: npm run build copies it`]),
    ...(paths.some((path) => path.startsWith('dist/')) ? [] : [`${name}: the tarball has no dist/: run npm run build`]),
  ]
}

async function lint(command, args, root) {
  try {
    await run(process.execPath, [join(root, 'node_modules', command), ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    })
    return []
  } catch (error) {
    return [`${command.split('/').slice(0, -1).join('/')} ${args.join(' ')}\n${error.stdout}${error.stderr}`]
  }
}

async function tarballProblems(pkg, folder, root) {
  const { filename, files } = pack(pkg, folder)
  const tarball = join(folder, filename)
  const assets = Object.keys(pkg.manifest.exports ?? {}).filter((key) => /\.\w+$/.test(key))
  const excluded = assets.length > 0 ? ['--exclude-entrypoints', ...assets] : []
  return [
    ...contentProblems(pkg.manifest.name, files),
    ...(await lint('publint/src/cli.js', ['run', tarball, '--strict'], root)),
    ...(await lint(
      '@arethetypeswrong/cli/dist/index.js',
      [tarball, '--profile', 'esm-only', '--format', 'ascii', ...excluded],
      root,
    )),
  ]
}

export async function checkPackages(root = projectRoot) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-pack-'))
  try {
    const { problems, count } = installProblems(root)
    problems.push(...serverProblems(root))
    const packed = publicPackages(root)
    for (const pkg of packed) problems.push(...(await tarballProblems(pkg, folder, root)))
    return {
      problems,
      note: `${packed.length} tarballs are sound; installing brings ${count} packages (limit ${maxInstalled})`,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (isMain(import.meta.url)) {
  const { problems, note } = await checkPackages()
  report('packages', problems, note)
}
