import { devnetChains, startDevnet } from '@portico/devnet'
import { serveFolder } from '../scripts/serveFolder.mjs'
import { buildPages } from './setup/buildPages.js'
import { strictPolicy } from './setup/strictPolicy.js'

/** One set of local chains and one server for the whole run; tests learn the addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const devnet = await startDevnet({
    chains: devnetChains.map(({ id, name }) => ({ id, name, port: 0 })),
    quiet: true,
  })
  const chains = devnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const pages = await buildPages(chains)
  const server = await serveFolder({
    folder: pages.folder,
    port: 0,
    headers: { 'content-security-policy': strictPolicy },
  })
  process.env['PORTICO_E2E_URL'] = `http://localhost:${server.port}`
  process.env['PORTICO_E2E_FOLDER'] = pages.folder
  process.env['PORTICO_E2E_CHAINS'] = JSON.stringify(chains)
  return async () => {
    await Promise.all([server.close(), devnet.stop()])
    pages.remove()
  }
}
