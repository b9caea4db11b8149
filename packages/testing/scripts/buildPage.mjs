// Bundles the wallets into one script that a browser can be given before a page starts: dist/page.js.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

export async function buildPage(outfile = at('../dist/page.js')) {
  await build({
    entryPoints: [at('../src/wallets/pageEntry.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: '__porticoTesting',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'inline',
    banner: { js: '/*! Portico, MIT. With parts of viem, @noble/curves and @noble/hashes, MIT. */' },
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage()
