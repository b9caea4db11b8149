import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileAddresses, hostileUrls } from '../test/hostileUrls.js'
import { createTestEnv } from '../test/testEnv.js'
import type { Dial } from './dial.js'
import { fetchLimits } from './limits.js'
import { RefusedFetchError } from './RefusedFetchError.js'
import { createSafeFetch, type SafeFetchOptions } from './safeFetch.js'

const publicAddress = '93.184.215.14'
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

/** The internet of these tests: every public address is this server, which says what its path asks for. */
let internet: Server
let port = 0
beforeAll(async () => {
  internet = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://internet')
    const to = url.searchParams.get('to')
    if (to !== null)
      response
        .writeHead(Number(url.searchParams.get('status') ?? 302), { location: Buffer.from(to).toString('latin1') })
        .end()
    else if (url.pathname === '/big') for (let part = 0; part < 48; part++) response.write(Buffer.alloc(65_536))
    else if (url.pathname === '/liar') response.writeHead(200, { 'content-length': '99999999' }).write('x')
    else if (url.pathname === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    else if (url.pathname === '/fault') response.writeHead(500).end()
    else if (url.pathname === '/slow') response.writeHead(200).write('x')
    else
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`${request.method} ${request.headers.host} ${url.pathname}`)
  })
  await new Promise<void>((resolve) => internet.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  port = (internet.address() as AddressInfo).port
})
afterAll(() => {
  internet.closeAllConnections()
  internet.close()
})

/** Records where sockets go; only the public address exists. */
function watch(options: Partial<SafeFetchOptions> = {}) {
  const env = createTestEnv()
  const dialled: string[] = []
  const looked: string[] = []
  const dial: Dial = async ({ address }) => {
    dialled.push(address)
    if (address !== publicAddress) throw new RefusedFetchError('unreachable')
    const socket = connect(port, '127.0.0.1')
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    return socket
  }
  const resolve = async (host: string) => {
    looked.push(host)
    return [publicAddress]
  }
  return { env, dialled, looked, safeFetch: createSafeFetch({ env, dial, resolve, ...options }) }
}

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'fetched',
    (error: unknown) => (error instanceof RefusedFetchError ? error.reason : `fault: ${String(error)}`),
  )
const textOf = async (attempt: Promise<{ bytes: Uint8Array }>) => Buffer.from((await attempt).bytes).toString()

describe('what strangers name', () => {
  it('default', async () => {
    const { safeFetch, dialled, looked } = watch()
    expect(await textOf(safeFetch('https://art.example/a/b.png'))).toBe('GET art.example /a/b.png')
    expect(await textOf(safeFetch('https://art.example/ask', { body: '{}' }))).toBe('POST art.example /ask')
    expect([dialled, looked]).toEqual([
      [publicAddress, publicAddress],
      ['art.example', 'art.example'],
    ])
  })

  it('[sec:B4] goes nowhere private, however it is written: 400 forms and more', async () => {
    const urls = hostileUrls()
    expect(urls.length).toBeGreaterThanOrEqual(400)
    const { safeFetch, dialled } = watch()
    const outcomes = await Promise.all(urls.map(async (url) => ({ url, outcome: await refusal(safeFetch(url)) })))
    expect(outcomes.filter(({ outcome }) => outcome !== 'address' && outcome !== 'url')).toEqual([])
    expect(dialled).toEqual([])
  })

  it('[sec:B4] goes nowhere private by a redirect', async () => {
    const { safeFetch, dialled } = watch()
    for (const url of hostileUrls().filter((url) => URL.canParse(url))) {
      const outcome = await refusal(safeFetch(`https://art.example/?to=${encodeURIComponent(url)}`))
      expect(['address', 'url', 'status'], url).toContain(outcome)
    }
    expect(new Set(dialled)).toEqual(new Set([publicAddress]))
  })

  it('[sec:B4] goes nowhere private by a name, alone or among public ones', async () => {
    for (const address of hostileAddresses()) {
      const alone = watch({ resolve: async () => [address] })
      expect(await refusal(alone.safeFetch('https://art.example/')), address).toBe('address')
      const among = watch({ resolve: async () => [publicAddress, address] })
      expect(await refusal(among.safeFetch('https://art.example/')), address).toBe('address')
      expect([...alone.dialled, ...among.dialled]).toEqual([])
    }
  })

  it('[sec:B4] asks for a name once and keeps to the answer, also when the name changes its mind', async () => {
    let asked = 0
    const rebinding = async () => (asked++ % 2 === 0 ? [publicAddress] : ['127.0.0.1'])
    const { safeFetch, dialled } = watch({ resolve: rebinding })
    expect(await textOf(safeFetch('https://rebind.example/'))).toContain('rebind.example')
    expect(asked).toBe(1)
    asked = 0
    expect(await refusal(safeFetch('https://rebind.example/?to=https://rebind.example/'))).toBe('address')
    expect(new Set(dialled)).toEqual(new Set([publicAddress]))
  })

  it('[sec:B4] opens no socket at this machine with the real network underneath', async () => {
    let visits = 0
    const trap = createTcpServer((socket) => {
      visits += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => trap.listen(0, resolve))
    const trapPort = (trap.address() as AddressInfo).port // as above
    const safeFetch = createSafeFetch({ env: createTestEnv() })
    const hosts = [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0',
      '[::]',
    ]
    for (const host of hosts) expect(await refusal(safeFetch(`https://${host}:${trapPort}/`)), host).not.toBe('fetched')
    expect(visits).toBe(0)
    await new Promise((resolve) => trap.close(resolve))
  })
})

describe('limits', () => {
  it.each([
    ['/big', 'size'],
    ['/liar', 'size'],
    ['/gzip', 'encoding'],
    ['/fault', 'status'],
    ['/?status=304&to=/', 'status'],
  ])('%s is refused: %s', async (path, reason) => {
    expect(await refusal(watch().safeFetch(`https://art.example${path}`))).toBe(reason)
  })

  it('follows two redirects, not three', async () => {
    const twice = `https://a.example/?to=${encodeURIComponent('https://b.example/?to=/end')}`
    expect(await textOf(watch().safeFetch(twice))).toBe('GET b.example /end')
    expect(await refusal(watch().safeFetch(`https://c.example/?to=${encodeURIComponent(twice)}`))).toBe('redirects')
    expect(await refusal(watch().safeFetch('https://a.example/?to=/', { body: '{}' }))).toBe('status')
  })

  it('waits two seconds for a socket, five in all', async () => {
    const never = watch({ dial: () => new Promise(() => {}) })
    const unconnected = refusal(never.safeFetch('https://art.example/'))
    await new Promise((resolve) => setImmediate(resolve))
    never.env.advance(fetchLimits.connectMs)
    expect(await unconnected).toBe('time')

    const nameless = watch({ resolve: () => new Promise(() => {}) })
    const unresolved = refusal(nameless.safeFetch('https://art.example/'))
    nameless.env.advance(fetchLimits.totalMs)
    expect(await unresolved).toBe('time')
  })

  it('ends an answer that trickles', async () => {
    const slow = watch()
    const trickle = refusal(slow.safeFetch('https://art.example/slow'))
    while (slow.dialled.length === 0) await new Promise((resolve) => setImmediate(resolve))
    slow.env.advance(fetchLimits.totalMs)
    expect(await trickle).toBe('time')
  })
})

describe('other places', () => {
  it('reads what an address carries within itself', async () => {
    const { safeFetch, dialled } = watch()
    expect(await safeFetch('data:application/json;base64,eyJhIjoxfQ==')).toEqual({
      bytes: new Uint8Array(Buffer.from('{"a":1}')),
      type: 'application/json',
    })
    expect(await textOf(safeFetch('data:application/json,{"name":"100%","x":"%C3%A9"}'))).toBe(
      '{"name":"100%","x":"é"}',
    )
    expect(await refusal(safeFetch('data:,xxxx', { bytes: 3 }))).toBe('size')
    expect(await refusal(safeFetch('data:image/png'))).toBe('url')
    expect(dialled).toEqual([])
  })

  it('asks the gateways of the operator for ipfs, private ones too, and the next when one fails', async () => {
    const gateways = ['http://10.0.0.7:8080', 'https://gateway.example/base/']
    const { safeFetch, dialled } = watch({ ipfsGateways: gateways })
    expect(await textOf(safeFetch(`ipfs://${cid}/1.png`))).toBe(`GET gateway.example /base/ipfs/${cid}/1.png`)
    expect(await textOf(safeFetch(`ipfs://ipfs/${cid}`))).toBe(`GET gateway.example /base/ipfs/${cid}`)
    expect(dialled).toEqual(['10.0.0.7', publicAddress, '10.0.0.7', publicAddress])
  })

  it('never climbs out of a gateway, and does without one', async () => {
    const { safeFetch, dialled } = watch({ ipfsGateways: ['http://10.0.0.7:8080'] })
    const climbing = ['/../../admin', '/%2e%2e/%2e%2e/admin', `/../../admin/ipfs/${cid}`, '/..\\..\\admin', 'x/../..']
    for (const path of climbing) expect(await refusal(safeFetch(`ipfs://${cid}${path}`)), path).toBe('url')
    expect(await refusal(safeFetch('ipfs://10.0.0.7/admin'))).toBe('url')
    expect(await refusal(watch().safeFetch(`ipfs://${cid}`))).toBe('url')
    expect(dialled).toEqual([])
  })

  it('reaches this machine only when the operator develops on it', async () => {
    const local = createSafeFetch({ env: createTestEnv(), allowLocalArt: true })
    expect(await textOf(local(`http://127.0.0.1:${port}/tile.png`))).toBe(`GET 127.0.0.1:${port} /tile.png`)
    expect(await refusal(watch({ allowLocalArt: true }).safeFetch('http://10.0.0.1/'))).toBe('address')
    expect(await refusal(watch({ allowLocalArt: true }).safeFetch('http://art.example/'))).toBe('address')
    expect(await refusal(watch().safeFetch(`http://127.0.0.1:${port}/`))).toBe('url')
  })
})
