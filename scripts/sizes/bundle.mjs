import { join, relative, resolve, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

export const gzipSize = (contents) => gzipSync(contents, { level: 9 }).length

/** Bundles the import a user types from the built packages and answers what loads when. */
export async function bundle(code, { root, external }) {
  const result = await build({
    stdin: { contents: code, resolveDir: join(root, 'bench'), sourcefile: 'page.js' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: join(root, 'out'),
    write: false,
    metafile: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Else the paths of a package's tsconfig lead to source: budgets measure dist.
    tsconfigRaw: '{}',
    logLevel: 'silent',
  })
  const sizes = new Map(
    result.outputFiles.map(({ path, contents }) => [posix(relative(root, path)), gzipSize(contents)]),
  )
  const { outputs, inputs } = result.metafile
  const imports = (path, kind) => outputs[path].imports.filter((i) => i.kind === kind && !i.external).map((i) => i.path)

  const closureOf = (start) => {
    const seen = new Set()
    const queue = [start]
    while (queue.length > 0) {
      const path = queue.pop()
      if (seen.has(path)) continue
      seen.add(path)
      queue.push(...imports(path, 'import-statement'))
    }
    return seen
  }
  const entry = Object.keys(outputs).find((path) => path.endsWith('/stdin.js'))
  const lazy = Object.entries(outputs)
    .filter(([path, { entryPoint }]) => entryPoint && path !== entry)
    .map(([path, { entryPoint }]) => ({ path, entryPoint: posix(relative(root, resolve(root, entryPoint))) }))
  const sourcesOf = (paths) => [...paths].flatMap((path) => Object.keys(outputs[path].inputs))
  return {
    initial: closureOf(entry),
    lazy,
    closureOf,
    sourcesOf,
    sizeOf: (paths) => [...paths].reduce((sum, path) => sum + sizes.get(path), 0),
    partsOf: (paths) => [...paths].flatMap((path) => Object.entries(outputs[path].inputs)),
    duplicates: findDuplicates(Object.keys(inputs)),
  }
}

const posix = (path) => path.split(sep).join('/')

/** Names of npm packages of which two installed copies are among `inputs`. */
function findDuplicates(inputs) {
  const folders = new Map()
  for (const input of inputs) {
    const match = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(posix(input))
    if (!match) continue
    const [, folder, name] = match
    folders.set(name, new Set([...(folders.get(name) ?? []), folder]))
  }
  return [...folders]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name} (${[...places].join(', ')})`)
}
