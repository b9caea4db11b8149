// Reads the licence texts of the installed tree, because a manifest's field can be wrong.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { classifyField, classifyText, isPermissive } from './licences/classifyLicence.mjs'
import { installClosure, installedPackages, publicPackages } from './packages.mjs'
import { isMain, listFiles, root as projectRoot, report } from './report.mjs'

const restricted = /^@(reown|walletconnect)\//
// The last releases under Apache-2.0: peers for tests of the relay, never imported by what we ship.
const testPeers = new Set([
  '@walletconnect/sign-client@2.21.8',
  '@reown/walletkit@1.2.10',
  '@reown/walletkit@1.2.8',
  // The core that each of the two kits was released with.
  '@walletconnect/core@2.21.7',
  '@walletconnect/core@2.21.4',
])

/** Every licence a package carries in its texts; by its field when it has none. */
export function licencesOf({ dir, manifest }) {
  const ids = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|unlicense)/i.test(entry.name))
    .map((entry) => classifyText(readFileSync(join(dir, entry.name), 'utf8')))
  return ids.length > 0 ? [...new Set(ids)] : [classifyField(manifest.license)]
}

const label = ({ name, version }) => `${name}@${version}`
const isOurs = ({ name }) => name.startsWith('@portico/')

function shippedProblems(root) {
  const { packages, missing } = installClosure(publicPackages(root))
  const foreign = packages.filter((pkg) => !isOurs(pkg))
  const problems = foreign.flatMap((pkg) => {
    const ids = licencesOf(pkg)
    return ids.every(isPermissive)
      ? []
      : [
          `${label(pkg)}: ${ids.join(', ')}: shipped packages take MIT, Apache-2.0, BSD, ISC and the like only: choose another`,
        ]
  })
  const wrong = packages
    .filter((pkg) => isOurs(pkg) && pkg.manifest.license !== 'MIT')
    .map((pkg) => `${pkg.name}: "license" must be "MIT"`)
  return { problems: [...problems, ...wrong, ...missing], count: foreign.length }
}

function treeProblems(root) {
  const installed = installedPackages(join(root, 'node_modules'))
  const peers = installed.filter((pkg) => testPeers.has(label(pkg)))
  const excused = new Set(installClosure(peers).packages.map(({ dir }) => dir))
  const copyleft = []
  const problems = installed.flatMap((pkg) => {
    const ids = licencesOf(pkg)
    if (ids.includes('WCCL'))
      return [`${label(pkg)}: WalletConnect Community License: remove it, even downloading accepts it`]
    if (restricted.test(pkg.name) && !(excused.has(pkg.dir) && ids.every(isPermissive)))
      return [`${label(pkg)}: only ${[...testPeers].join(', ')} and what they need are allowed, for tests`]
    if (ids.some((id) => ['GPL', 'AGPL', 'LGPL', 'BUSL', 'SSPL'].includes(id)))
      copyleft.push(`${label(pkg)} (${ids.join(', ')})`)
    return []
  })
  return { problems, copyleft, count: installed.length }
}

function importProblems(root) {
  const isShipped = (path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$/.test(path)
  const imported = /(?:from|import)\s*\(?\s*['"](@(?:reown|walletconnect)\/[^'"]+)['"]/
  return ['packages', 'apps'].flatMap((folder) =>
    listFiles(join(root, folder), isShipped).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const name = imported.exec(line)?.[1]
          return name ? [`${relative(root, file)}:${index + 1}: imports ${name}: write the part ourselves`] : []
        }),
    ),
  )
}

export function checkLicences(root = projectRoot) {
  const shipped = shippedProblems(root)
  const tree = treeProblems(root)
  const own = existsSync(join(root, 'LICENSE')) ? [] : ['LICENSE: missing']
  const notes = [`${shipped.count} shipped packages are permissive, ${tree.count} installed were read`]
  if (tree.copyleft.length > 0) notes.push(`for development only: ${tree.copyleft.join(', ')}`)
  return { problems: [...own, ...shipped.problems, ...tree.problems, ...importProblems(root)], note: notes.join('; ') }
}

if (isMain(import.meta.url)) {
  const { problems, note } = checkLicences(process.argv[2] ?? projectRoot)
  report('licences', problems, note)
}
