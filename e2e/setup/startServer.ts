import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devnetContracts } from '@portico/devnet/contracts'
import { freePort } from '../../scripts/ports.mjs'
import { type RunningServer, runServer } from '../../scripts/start/runServer.mjs'
import { demoProjectId, serverConfig } from '../../scripts/start/serverConfig.mjs'
import type { E2eChain } from './buildPages.js'

/** The operator's server as a page is told about it. */
export type E2eServer = { readonly endpoint: string; readonly projectId: string }

export type ControlledServer = E2eServer & {
  /** As a crash or a power cut would: no draining. */
  kill(): Promise<void>
  /** Again, at the same address and with the same database. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** Another site at the same server. */
export const secondProjectId = '5ec05ec05ec05ec05ec05ec05ec05ec0'
const projects = [demoProjectId, secondProjectId].map((id, index) => ({
  id,
  name: `Project ${index + 1}`,
  mode: 'dev',
}))

/** Starts the built server on a free port, with a database of its own in a temporary folder. */
export async function startServer(chains: readonly E2eChain[]): Promise<ControlledServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-server-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const config = serverConfig({
    port,
    publicUrl: endpoint,
    dataFolder: join(folder, 'database'),
    chains,
    contracts: devnetContracts,
    consoleOrigins: [],
    projects,
    // Visitors of several journeys at a time share one address and one project, as nobody does: each has the room of one.
    limits: {
      api: { units: 250, within: 1_000 },
      rpc: { units: 500, within: 1_000 },
      auth: { units: 300, within: 10_000 },
    },
  })
  const configFile = join(folder, 'server.json')
  writeFileSync(configFile, JSON.stringify(config))
  const start = (): Promise<RunningServer> =>
    runServer({ configFile, url: endpoint, logFile: join(folder, 'server.log') })

  let running: RunningServer | undefined = await start()
  async function end(how: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await running?.stop(how)
    running = undefined
  }
  return {
    endpoint,
    projectId: demoProjectId,
    kill: () => end('SIGKILL'),
    async start() {
      running ??= await start()
    },
    async remove() {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
