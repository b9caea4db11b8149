import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const gzipSize = (contents) => gzipSync(contents, { level: 9 }).length

/**
 * Bundles the import a user types, or a file of a user's, from the built packages and answers what loads when.
 * With Vite, as most sites do: esbuild makes a file of its own for every set of import()s that share a module, so a
 * page with twenty lazy views is cut into dozens of pieces that no site of today would ship.
 */
export async function bundle(code, { root, external }) {
  const isFile = /^[\w/.]+\.tsx?$/.test(code)
  const page = join(root, isFile ? code : 'bench/page.js')
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    esbuild: { jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: page,
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        preserveEntrySignatures: 'strict',
        onwarn: () => {},
      },
    },
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === page ? page : null),
        load: (id) => (id === page && !isFile ? code : null),
      },
    ],
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const sizes = new Map([...chunks].map(([path, chunk]) => [path, gzipSize(chunk.code)]))
  const place = (id) => relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).split(sep).join('/')

  const closureOf = (start) => {
    const seen = new Set()
    const queue = [start]
    while (queue.length > 0) {
      const path = queue.pop()
      if (seen.has(path) || !chunks.has(path)) continue
      seen.add(path)
      queue.push(...chunks.get(path).imports)
    }
    return seen
  }
  /** What is there for certain when a lazy file is asked for: whatever all of its askers have loaded. */
  const loadedBefore = (path) => {
    const askers = [...chunks.values()].filter(({ dynamicImports }) => dynamicImports.includes(path))
    const [first = new Set(), ...rest] = askers.map(({ fileName }) => closureOf(fileName))
    return new Set([...first].filter((file) => rest.every((set) => set.has(file))))
  }
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry).fileName
  const modulesOf = (paths) => [...paths].flatMap((path) => Object.entries(chunks.get(path).modules))
  return {
    initial: closureOf(entry),
    lazy: [...chunks.values()]
      .filter(({ isDynamicEntry, isEntry }) => isDynamicEntry && !isEntry)
      // A file that answers several import()s has no single face; its last module is the one that imports the others.
      .map(({ fileName, facadeModuleId, moduleIds }) => ({
        path: fileName,
        entryPoint: place(facadeModuleId ?? moduleIds.at(-1)),
      })),
    closureOf,
    loadedBefore,
    sourcesOf: (paths) => modulesOf(paths).map(([id]) => place(id)),
    sizeOf: (paths) => [...paths].reduce((sum, path) => sum + sizes.get(path), 0),
    partsOf: (paths) => modulesOf(paths).map(([id, { renderedLength }]) => [place(id), renderedLength]),
    duplicates: findDuplicates(modulesOf(chunks.keys()).map(([id]) => place(id))),
  }
}

/** Names of npm packages of which two installed copies are among `inputs`. */
function findDuplicates(inputs) {
  const folders = new Map()
  for (const input of inputs) {
    const match = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(input)
    if (!match) continue
    const [, folder, name] = match
    folders.set(name, new Set([...(folders.get(name) ?? []), folder]))
  }
  return [...folders]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name} (${[...places].join(', ')})`)
}
