import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from './serveFolder.mjs'

describe('serveFolder', () => {
  let parent
  let server
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'portico-serve-'))
    const folder = join(parent, 'dist')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(parent, 'secret.txt'), 'secret')
    mkdirSync(join(parent, 'dist-other'))
    writeFileSync(join(parent, 'dist-other', 'secret.txt'), 'secret')
    writeFileSync(join(folder, 'index.html'), '<!doctype html>')
    writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'export {}')
    server = await serveFolder({
      folder,
      port: 0,
      documents: { '/devnet.json': '{"chains":[]}' },
      headers: { 'content-security-policy': "default-src 'self'" },
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(parent, { recursive: true })
  })

  // Not fetch: it tidies `..` away before it sends a path.
  const get = (path, method = 'GET') =>
    new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port: server.port, path, method }, async (response) => {
        let body = ''
        for await (const chunk of response) body += chunk
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
      call.once('error', reject).end()
    })

  it('serves files with their type, and the page for a route', async () => {
    expect(await get('/')).toMatchObject({ status: 200, body: '<!doctype html>' })
    expect(await get('/a/route?x=1')).toMatchObject({ status: 200, body: '<!doctype html>' })
    const script = await get('/assets/main-1a2b.js')
    expect(script).toMatchObject({ status: 200, body: 'export {}' })
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'self'",
    })
  })

  it('serves documents made in memory', async () => {
    const answer = await get('/devnet.json')
    expect(answer).toMatchObject({ status: 200, body: '{"chains":[]}' })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%2fdist-other/secret.txt'])(
    'never leaves the folder: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: 'Not found\n' })
    },
  )

  it('answers what it cannot serve', async () => {
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/%')).status).toBe(400)
    expect((await get('/%00')).status).toBe(400)
    expect((await get('/', 'POST')).status).toBe(405)
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' })
  })
})
