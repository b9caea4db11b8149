import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type RunningServer } from '@portico/server'

/** A real server with its relay, and a project that may use it. */
export type World = {
  readonly relayUrl: string
  readonly projectId: string
  readonly server: RunningServer
  stop(): Promise<void>
}

export const projectId = '1a2b3c4d5e6f70819203a4b5c6d7e8f9'

export async function startWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-interop-'))
  const server = await createServer(
    {
      mode: 'dev',
      port: 0,
      dataFolder: join(folder, 'database'),
      drainGrace: 0,
      relaySocketsPerSecond: 1_000,
      projects: [{ id: projectId, name: 'Interoperability' }],
    },
    { write: () => undefined },
  )
  return {
    relayUrl: `ws://localhost:${server.port}/relay`,
    projectId,
    server,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
