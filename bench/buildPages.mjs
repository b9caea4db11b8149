import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const usualPages = ['kit', 'plain', 'directory']
const here = fileURLToPath(new URL('.', import.meta.url))

/** Builds the pages as a site would ship them, with Vite, into a folder of its own; resolves to that folder. */
export async function buildPages(pages = usualPages) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  // Each by itself: pages built together share pieces, and are cut into more of them than a site of one page has.
  await Promise.all(pages.map((page) => buildPage(page, folder)))
  return folder
}

async function buildPage(page, folder) {
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, page),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: join(here, `pages/${page}.jsx`), output: { entryFileNames: `${page}.js` } },
    },
    base: `/${page}/`,
  })
  const html = `<!doctype html><html lang="en"><title>${page}</title><div id="app"></div><script type="module" src="/${page}/${page}.js"></script></html>`
  await writeFile(join(folder, `${page}.html`), html)
}
