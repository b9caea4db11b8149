import { fileURLToPath } from 'node:url'
import { devnetChains, startDevnet } from '@portico/devnet'
import { serveFolder } from '../scripts/serveFolder.mjs'
import { buildPages } from './setup/buildPages.js'
import { startServer } from './setup/startServer.js'
import { strictPolicy } from './setup/strictPolicy.js'

const demoFolder = fileURLToPath(new URL('../apps/demo/dist', import.meta.url))

/** One set of local chains, one operator's server and one set of pages for the whole run; tests learn the addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const closers: (() => Promise<void>)[] = []
  const closeAll = async (): Promise<void> => {
    await Promise.all(closers.map((close) => close()))
  }
  try {
    await start(closers)
  } catch (error) {
    await closeAll()
    throw error
  }
  return closeAll
}

async function start(closers: (() => Promise<void>)[]): Promise<void> {
  const devnet = await startDevnet({
    chains: devnetChains.map(({ id, name }) => ({ id, name, port: 0 })),
    quiet: true,
  })
  closers.push(() => devnet.stop())
  const chains = devnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const [server, pages] = await Promise.all([startServer(chains), buildPages(chains)])
  closers.push(() => server.remove())
  closers.push(async () => pages.remove())
  const headers = { 'content-security-policy': strictPolicy }
  const hosts = await serveFolder({ folder: pages.folder, port: 0, headers })
  closers.push(() => hosts.close())
  const { endpoint, projectId } = server
  const description = { chains: devnet.chains, accounts: devnet.accounts, server: { endpoint, projectId } }
  const documents = { '/devnet.json': JSON.stringify(description) }
  const demo = await serveFolder({ folder: demoFolder, port: 0, headers, documents })
  closers.push(() => demo.close())
  process.env['PORTICO_E2E_URL'] = `http://localhost:${hosts.port}`
  process.env['PORTICO_E2E_DEMO_URL'] = `http://localhost:${demo.port}`
  process.env['PORTICO_E2E_FOLDER'] = pages.folder
  process.env['PORTICO_E2E_SERVER'] = JSON.stringify({ endpoint, projectId })
  process.env['PORTICO_E2E_CHAINS'] = JSON.stringify(chains)
}
