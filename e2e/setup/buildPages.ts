import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'

export type E2eChain = { readonly id: number; readonly name: string; readonly rpcUrl: string }
type HostPage = { readonly script: string; readonly styles?: readonly string[] }

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')

/** Page → the script it runs and the style sheets of the host. */
const pages: Readonly<Record<string, HostPage>> = Object.freeze({
  basic: { script: 'basic' },
  hostile: { script: 'basic', styles: ['hostile.css'] },
  resets: { script: 'basic', styles: ['resets.css'] },
  ownButton: { script: 'ownButton' },
  twoKits: { script: 'twoKits' },
  strictMode: { script: 'strictMode' },
  lifecycle: { script: 'lifecycle' },
  embedded: { script: 'embedded' },
  hydrate: { script: 'hydrate' },
  twoProviders: { script: 'twoProviders' },
})

const react18 = Object.freeze({ react: 'react-18', 'react-dom': 'react-dom-18' })

/**
 * Bundles the host pages from the built packages, as a site would: once for production, and once, in `dev/`, with
 * React's own warnings; in `react18/` those of React 18. The folder lies where Node finds the packages, so that the
 * server-rendered page runs from it too.
 */
export async function buildPages(chains: readonly E2eChain[]): Promise<{ folder: string; remove: () => void }> {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'portico-e2e-'))
  await Promise.all([
    bundle(folder, 'production', chains),
    bundle(join(folder, 'dev'), 'development', chains),
    bundle(join(folder, 'react18'), 'development', chains, react18),
    bundleForNode(folder, chains),
    bundleForNode18(folder, chains),
  ])
  for (const target of [folder, join(folder, 'dev'), join(folder, 'react18')]) {
    copyFileSync(join(root, 'packages/react/dist/styles.css'), join(target, 'styles.css'))
    for (const [name, page] of Object.entries(pages)) {
      for (const style of page.styles ?? []) copyFileSync(join(here, '../pages', style), join(target, style))
      writeFileSync(join(target, `${name}.html`), htmlOf(name, page))
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const shared = (mode: string, chains: readonly E2eChain[]): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode), porticoChains: JSON.stringify(chains) },
  // Else the paths of the packages' tsconfig lead to source: journeys use what was built.
  tsconfigRaw: '{}',
  logLevel: 'warning',
})

async function bundle(
  outdir: string,
  mode: string,
  chains: readonly E2eChain[],
  alias: Record<string, string> = {},
): Promise<void> {
  const scripts = new Set(Object.values(pages).map(({ script }) => script))
  await build({
    ...shared(mode, chains),
    alias,
    entryPoints: [...scripts].map((name) => join(here, '../pages', `${name}.tsx`)),
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    minify: mode === 'production',
    jsxDev: false,
    platform: 'browser',
  })
}

/** The page for a server: our packages and React stay imports, so that plain Node runs them as they are installed. */
async function bundleForNode(folder: string, chains: readonly E2eChain[]): Promise<void> {
  const { define, ...rest } = shared('development', chains)
  await build({
    ...rest,
    define: { porticoChains: define?.['porticoChains'] ?? '[]' },
    entryPoints: [join(here, '../pages/render.tsx')],
    outfile: join(folder, 'render.mjs'),
    platform: 'node',
    packages: 'external',
  })
}

/** The same with React 18, which the packages would not find as an import: all in one file. */
async function bundleForNode18(folder: string, chains: readonly E2eChain[]): Promise<void> {
  await build({
    ...shared('development', chains),
    alias: react18,
    entryPoints: [join(here, '../pages/render.tsx')],
    outfile: join(folder, 'render18.cjs'),
    format: 'cjs',
    platform: 'node',
  })
}

function htmlOf(name: string, { script, styles = [] }: HostPage): string {
  const links = ['styles.css', ...styles].map((href) => `<link rel="stylesheet" href="./${href}" />`).join('')
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Host ${name}</title><link rel="icon" href="data:," />${links}</head>
  <body><div id="host"></div><script type="module" src="./${script}.js"></script></body>
</html>
`
}
