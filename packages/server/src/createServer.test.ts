import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer, type RunningServer } from './createServer.js'
import { createTestPlace } from './test/testDb.js'

const id = 'c'.repeat(32)
let place: Awaited<ReturnType<typeof createTestPlace>>
const lines: string[] = []
beforeAll(async () => {
  place = await createTestPlace()
})
afterAll(() => place.remove())
const start = (): Promise<RunningServer> => {
  const settings = { ...place.settings, port: 0, drainGrace: 0, projects: [{ id, name: 'Dev' }] }
  return createServer(settings, { write: (line) => lines.push(line) })
}

describe('a server on a port', () => {
  it('starts with its projects, wallets and key, drains, and starts again', async () => {
    const server = await start()
    expect(server.adminKey).toMatch(/^portico_admin_/)
    const ready = await fetch(`${server.url}/readyz`)
    expect(await ready.json()).toEqual({ status: 'ok', checks: { database: true, migrations: true } })
    const wallets = await fetch(`${server.url}/getWallets?projectId=${id}&entries=2`)
    const { data, count } = (await wallets.json()) as { data: unknown[]; count: number }
    expect([wallets.status, data.length]).toEqual([200, 2])
    expect(count).toBeGreaterThan(100)
    // A request that is under way when the server is told to stop gets its answer.
    const upload = request(`${server.url}/e?projectId=${id}`, {
      method: 'POST',
      headers: { origin: 'http://localhost:1', 'content-type': 'text/plain', 'content-length': '2' },
    })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      upload.once('response', (response) => resolve(response.statusCode))
      upload.once('error', reject)
    })
    const arrived = new Promise((resolve) => server.http.once('request', resolve))
    upload.write('{')
    await arrived
    const closing = new Promise((resolve) => server.http.once('close', resolve))
    const stopped = server.stop()
    expect(server.deps.machine.isDraining()).toBe(true)
    upload.end('}')
    expect(await answered).toBe(400)
    await closing
    await stopped
    await expect(fetch(`${server.url}/livez`)).rejects.toThrow()

    const again = await start()
    expect(again.adminKey).toBeUndefined()
    expect(await again.deps.projects.list()).toHaveLength(1)
    await again.stop()
    expect(lines.map((line) => JSON.parse(line).event).filter((event) => event !== 'request')).toEqual([
      'listening',
      'draining',
      'stopped',
      'listening',
      'draining',
      'stopped',
    ])
  }, 60_000)
})
