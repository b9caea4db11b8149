/**
 * Publishes the chunks we mean. `tsc` emits one file per source file; a site's bundler would make a file of its own of every
 * one that two of its chunks share, and an opening would fetch fifteen. So each package that comes to a page is published as one file
 * per group of modules that are loaded together, with its entries in front: every bundler then splits only where we say `import()`.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { build } from 'vite'
import { directImports } from './chunks/directImports.mjs'
import { groupModules, sharedMark } from './chunks/groupModules.mjs'
import { modulesOf, pagePackages } from './chunks/pagePackages.mjs'
import { entriesOf, readRoots } from './chunks/readRoots.mjs'
import { isMain, root as projectRoot } from './report.mjs'

export async function buildChunks(root = projectRoot) {
  const groups = groupModules(await readRoots(root))
  for (const name of pagePackages) await bundlePackage(root, name, groups)
}

async function bundlePackage(root, name, groups) {
  const folder = join(root, 'packages', name, 'dist')
  const isOwn = (id) => id.startsWith('.') || id.startsWith(modulesOf(root, name))
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      modulePreload: false,
      target: 'esnext',
      lib: { entry: entriesOf(root, name), formats: ['es'] },
      rollupOptions: {
        external: (id) => !isOwn(id),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: false },
        onwarn: () => {},
        output: {
          manualChunks: (id) => groups.get(id),
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, moduleIds }) => `chunks/${chunkName(name, moduleIds)}.js`,
          hoistTransitiveImports: false,
          minifyInternalExports: false,
          // Rollup drops directives; a file with one module of the client's is the client's.
          banner: ({ moduleIds }) => (moduleIds.some(isForClient) ? "'use client'" : ''),
        },
      },
    },
    plugins: [directImports()],
  })
  removeOthers(folder, new Set(output.map(({ fileName }) => join(folder, fileName))))
}

/** What several parts share is named after its main module, which imports the others and so is the last. */
const chunkName = (group, moduleIds) => (group.includes(sharedMark) ? basename(moduleIds.at(-1), '.js') : group)

const isForClient = (id) => /^['"]use client['"]/.test(readFileSync(id, 'utf8'))

/** What an earlier build left; types and style sheets are not ours. */
function removeOthers(folder, kept) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile() && entry.name.endsWith('.js'))) {
    const path = join(file.parentPath, file.name)
    if (!kept.has(path) && !path.startsWith(join(folder, 'modules', sep))) rmSync(path)
  }
}

if (isMain(import.meta.url)) await buildChunks()
