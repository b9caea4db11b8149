// The page's side of our client with its cryptography, beside the client in the field, bundled by the same tool in the same run.
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const limits = { bytes: 30_000, share: 0.3 }
const ours = "export { createDapp, createProvider, namespacesFor, platformEnv } from '@portico/relay'"
const theirs = fileURLToPath(new URL('../interop/peerClient.ts', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))

/** Prints the figures; true when they hold. */
export async function run() {
  const own = await bundle({ stdin: { contents: ours, resolveDir: here } })
  const other = (await bundle({ entryPoints: [theirs] })).with([])
  const page = own.with([])
  const older = own.with(['noblePrimitives'])
  const all = own.with(['noblePrimitives', 'authenticate'])
  const isOver = page > limits.bytes || older / other > limits.share
  const kB = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`
  const share = (bytes) => `${((bytes / other) * 100).toFixed(0)} %`
  console.log('relay: what a page loads to pair, minified, gzip')
  console.log(
    [
      `${kB(page)} (limit ${kB(limits.bytes)}), ${share(page)} of sign-client 2.21.8 with ${kB(other)}`,
      `where the browser has no X25519 ${kB(older)}, ${share(older)} (limit ${limits.share * 100} %)`,
      `with one-click sign-in too ${kB(all)}`,
      isOver ? 'OVER' : 'ok',
    ].join('   '),
  )
  return !isOver
}

/** `with` sums what the entry needs at once, and what it fetches later by the names of those modules. */
async function bundle(entry) {
  const { outputFiles, metafile } = await build({
    ...entry,
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    outdir: 'out',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // Node's own modules, which their client names for the case that it runs there.
    external: ['crypto', 'fs', 'path', 'os', 'url', 'node:*', 'stream', 'http', 'https', 'zlib', 'net', 'tls'],
  })
  const chunks = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [basename(path), gzipSync(contents, { level: 9 }).length]),
  )
  const isFirst = (name) => chunks.get(name).entryPoint !== undefined && !isFetched.has(name)
  const isFetched = new Set(
    [...chunks.values()].flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => basename(path)),
    ),
  )
  const reach = (name, seen) => {
    if (seen.has(name) || !chunks.has(name)) return seen
    seen.add(name)
    for (const { kind, path } of chunks.get(name).imports) if (kind === 'import-statement') reach(basename(path), seen)
    return seen
  }
  return {
    with(later) {
      const seen = new Set()
      for (const name of chunks.keys())
        if (isFirst(name) || later.some((word) => name.startsWith(word))) reach(name, seen)
      return [...seen].reduce((sum, name) => sum + sizes.get(name), 0)
    },
  }
}
