import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** True when node was started with this very file, false when it was imported. */
export const isMain = (url) => Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url)

/** Names that .gitignore lists, without its patterns and paths: what commands install, build and leave behind. */
export const ignoredNames = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => /^\.?[\w-]+$/.test(line))
const skipped = new Set(['.git', ...ignoredNames])

/** Every file below `folder` that `accepts`, sorted; ignored folders are left out. */
export function listFiles(folder, accepts = () => true) {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // A folder that does not exist yet holds no files.
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(path, accepts)
      return accepts(path) ? [path] : []
    })
}

/** Ends a check: says it is fine, or prints every problem and lets the process fail. */
export function report(name, problems, note = 'ok') {
  if (problems.length === 0) return console.log(`${name}: ${note}`)
  console.error(problems.join('\n'))
  console.error(`${name}: ${problems.length} problem${problems.length === 1 ? '' : 's'}`)
  process.exitCode = 1
}
