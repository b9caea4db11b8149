import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Our workspaces in packages/, each with its folder and manifest. */
export function workspacePackages(root) {
  const folder = join(root, 'packages')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => ({ dir, manifest: readJson(join(dir, 'package.json')) }))
}

/** A private package that only bundlers read has nothing built: its manifest names the sources. */
export const isReadAsSource = ({ private: isPrivate, exports = {} }) =>
  Boolean(isPrivate) && Object.values(exports).every((target) => String(target).startsWith('./src/'))

export const publicPackages = (root) => workspacePackages(root).filter(({ manifest }) => !manifest.private)

/** Where Node finds `name` from `from`, or undefined when it is not installed. */
function resolvePackage(name, from) {
  for (let dir = from; ; dir = dirname(dir)) {
    const candidate = join(dir, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (dir === dirname(dir)) return undefined
  }
}

// npm installs peers too, unless they are marked optional.
const neededBy = ({ dependencies, peerDependencies, peerDependenciesMeta }) => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
]

/** Everything that installing `packages` brings, themselves included, one entry per installed copy. */
export function installClosure(packages) {
  const found = new Map()
  const missing = []
  const queue = packages.map(({ dir }) => ({ dir: realpathSync(dir) }))
  while (queue.length > 0) {
    const { dir, parent } = queue.pop()
    if (found.has(dir)) continue
    const manifest = readJson(join(dir, 'package.json'))
    const entry = { dir, name: manifest.name, version: manifest.version, manifest }
    found.set(dir, entry)
    for (const name of neededBy(manifest)) {
      // A peer is the copy that the dependent brings; the tree here may also hold another one for our tools.
      const isPeer = !manifest.dependencies?.[name] && parent?.manifest.dependencies?.[name]
      const next = resolvePackage(name, isPeer ? parent.dir : dir)
      if (next) queue.push({ dir: next, parent: entry })
      else missing.push(`${manifest.name} needs ${name}, which is not installed`)
    }
  }
  return { packages: [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), missing }
}

/** Every package in a node_modules folder, nested copies included. */
export function installedPackages(nodeModules) {
  if (!existsSync(nodeModules)) return []
  return readdirSync(nodeModules, { withFileTypes: true }).flatMap((entry) => {
    // A linked folder is one of our own workspaces.
    if (entry.isSymbolicLink() || !entry.isDirectory() || entry.name.startsWith('.')) return []
    const dir = join(nodeModules, entry.name)
    if (entry.name.startsWith('@')) return installedPackages(dir)
    const nested = installedPackages(join(dir, 'node_modules'))
    if (!existsSync(join(dir, 'package.json'))) return nested
    const manifest = readJson(join(dir, 'package.json'))
    return [{ dir, name: manifest.name, version: manifest.version, manifest }, ...nested]
  })
}
