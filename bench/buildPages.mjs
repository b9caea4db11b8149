import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Bundles the pages as a site would ship them, into a folder of its own; resolves to that folder. */
export async function buildPages() {
  const outdir = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  await build({
    absWorkingDir: here,
    entryPoints: ['pages/kit.jsx', 'pages/plain.jsx', 'pages/directory.jsx'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    tsconfigRaw: '{}',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  for (const page of ['kit', 'plain', 'directory']) {
    const html = `<!doctype html><html lang="en"><title>${page}</title><div id="app"></div><script type="module" src="/${page}.js"></script></html>`
    await writeFile(join(outdir, `${page}.html`), html)
  }
  return outdir
}
