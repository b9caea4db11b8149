import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type RunningServer } from '@portico/server'
import { serveFolder } from '../../scripts/serveFolder.mjs'

const consoleFolder = fileURLToPath(new URL('../../apps/console/dist', import.meta.url))

export type StartedConsole = {
  readonly url: string
  readonly server: RunningServer
  /** As the server printed it at its first start. */
  readonly key: string
  /** The token of a new session. */
  logIn(): Promise<string>
  /** Tells what a kit on a page of this machine tells, and answers the status. */
  report(projectId: string, props: Record<string, unknown>): Promise<number>
  close(): Promise<void>
}

/** The built console under the strictest policy that it can have, and a server of its own with a fresh database. */
export async function startConsole(): Promise<StartedConsole> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-console-'))
  // Filled in when the server's address is known; the server must know the console's beforehand.
  const documents: Record<string, string> = {}
  const headers: Record<string, string> = {}
  const page = await serveFolder({ folder: consoleFolder, port: 0, documents, headers })
  const url = `http://localhost:${page.port}`
  const server = await createServer(
    { mode: 'dev', port: 0, dataFolder: join(folder, 'database'), consoleOrigins: [url], drainGrace: 0 },
    { write: () => undefined },
  )
  documents['/console.json'] = JSON.stringify({ server: server.url })
  headers['content-security-policy'] = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${server.url}`,
    `connect-src 'self' ${server.url}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const key = server.adminKey ?? ''
  return {
    url,
    server,
    key,
    async logIn() {
      const response = await fetch(`${server.url}/admin/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      })
      const { token } = await response.json()
      return token
    },
    async report(projectId, props) {
      const event = { eventId: randomUUID(), url: 'http://localhost:4400/', domain: 'localhost', timestamp: Date.now() }
      const { status } = await fetch(`${server.url}/e?projectId=${projectId}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', origin: 'http://localhost:4400' },
        body: JSON.stringify({ ...event, props }),
      })
      return status
    },
    async close() {
      await page.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
