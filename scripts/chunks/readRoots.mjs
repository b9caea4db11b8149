import { readdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { build } from 'vite'
import { findEntry, modulesOf } from './pagePackages.mjs'

/** What README's quick start imports. */
const pageCode = `
  export { createPortico } from '@portico/core'
  export { evm } from '@portico/evm'
  export { PorticoButton, PorticoProvider } from '@portico/react'`

/** Whatever else the code of a page may import. */
const hostEntries = ['core', 'core/adapter', 'core/siwx', 'evm', 'evm/networks', 'react', 'wagmi']
const hostCode = hostEntries.map((entry) => `export * from '@portico/${entry}'`).join('\n')

export const pageRoot = 'page'
export const hostRoot = 'host'

/**
 * With what each module comes to a page: with the page itself (`page`), with something that some pages import (`host`), or with
 * an `import()`, which is named after the module it leads to. Asked of Rollup, because it knows which imports are used.
 *
 * @returns {Promise<{ roots: Map<string, Set<string>>, importers: Map<string, readonly string[]> }>} the roots of each module,
 * and for each root the modules that `import()` it; all by their paths
 */
export async function readRoots(root) {
  const codes = { [pageRoot]: pageCode, [hostRoot]: hostCode }
  const isOurs = (id) => id in codes || id.startsWith('.') || isAbsolute(id) || findEntry(root, id) !== undefined
  const importers = new Map()
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'esnext',
      rollupOptions: {
        input: Object.keys(codes),
        external: (id) => !isOurs(id),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: false },
        onwarn: () => {},
      },
    },
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in codes ? id : findEntry(root, id)),
        load: (id) => codes[id],
        generateBundle(_, bundle) {
          for (const { isDynamicEntry, facadeModuleId, moduleIds = [] } of Object.values(bundle)) {
            const id = facadeModuleId ?? moduleIds.at(-1)
            if (isDynamicEntry) importers.set(id, this.getModuleInfo(id).dynamicImporters)
          }
        },
      },
    ],
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const roots = new Map()
  for (const start of chunks.values()) {
    if (!start.isEntry && !start.isDynamicEntry) continue
    // A file that answers several import()s belongs to none of them; its last module is the one that imports the others.
    const name = start.facadeModuleId ?? start.moduleIds.at(-1)
    const loaded = new Set([start.fileName])
    for (const path of loaded) for (const next of chunks.get(path).imports) if (chunks.has(next)) loaded.add(next)
    for (const id of [...loaded].flatMap((path) => chunks.get(path).moduleIds)) {
      if (isAbsolute(id)) roots.set(id, (roots.get(id) ?? new Set()).add(name))
    }
  }
  return { roots, importers }
}

/** The entries of a package: `{ 'exports/index': path }`. */
export const entriesOf = (root, name) =>
  Object.fromEntries(
    readdirSync(join(modulesOf(root, name), 'exports'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`exports/${file.slice(0, -3)}`, join(modulesOf(root, name), 'exports', file)]),
  )
