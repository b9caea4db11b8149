import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const types = Object.freeze({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
})

/**
 * Serves a built app on this machine only. A path without an extension gets index.html, as a single-page app expects;
 * `documents` are answers made in memory, by path; `headers` go with every answer.
 */
export async function serveFolder({ folder, port, documents = {}, headers = {} }) {
  const root = resolve(folder)
  const handler = (request, response) => {
    const send = (status, extra, body = '') => {
      response.writeHead(status, {
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        ...headers,
        ...extra,
      })
      if (request.method === 'HEAD') response.end()
      else if (typeof body === 'string') response.end(body)
      else
        body()
          .on('error', () => response.destroy())
          .pipe(response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, { allow: 'GET, HEAD' })

    const path = pathOf(request.url)
    if (path === undefined) return send(400, { 'content-type': types['.txt'] }, 'Bad request\n')
    if (Object.hasOwn(documents, path)) return send(200, { 'content-type': types['.json'] }, documents[path])

    const file = findFile(root, path)
    if (!file) return send(404, { 'content-type': types['.txt'] }, 'Not found\n')
    const cache = path.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}
    const type = types[extname(file.path)] ?? 'application/octet-stream'
    send(200, { 'content-type': type, 'content-length': file.size, ...cache }, () => createReadStream(file.path))
  }

  // Browsers and Node disagree about which address `localhost` is, so both are served.
  const first = await listen(handler, port, '127.0.0.1')
  const actual = first.address().port
  const second = await listen(handler, actual, '::1').catch((error) => {
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return undefined // a machine without IPv6
    first.close()
    throw error
  })
  return {
    port: actual,
    close: async () => {
      await Promise.all([first, second].filter(Boolean).map(close))
    },
  }
}

function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

function findFile(root, path) {
  const exact = join(root, path)
  if (exact !== root && !exact.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
  return fileAt(exact) ?? (extname(path) === '' ? fileAt(join(root, 'index.html')) : undefined)
}

function fileAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isFile() ? { path, size: stat.size } : undefined
}

function listen(handler, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer(handler)
    server.once('error', reject)
    server.listen({ port, host }, () => resolve(server))
  })
}

function close(server) {
  return new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
}
