import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hideWallet } from '../directory/hideWallet.js'
import { importWallets } from '../directory/importWallets.js'
import { directoryLimits } from '../directory/limits.js'
import { removeLogo, setLogo } from '../directory/setLogo.js'
import { nodeEnv } from '../env.js'
import { makePng } from '../test/pictures.js'
import { createTestServer, type TestServer, testOrigin, testProjectId } from '../test/testServer.js'
import { createImages } from './createImages.js'
import { createReencoder } from './createReencoder.js'
import { imageLimits } from './limits.js'
import { RefusedFetchError } from './RefusedFetchError.js'
import type { SafeFetch } from './safeFetch.js'
import { sniffImage } from './sniffImage.js'

/** What is out there, by address. */
const world = new Map<string, Uint8Array>()
let fetched: string[] = []
const safeFetch: SafeFetch = async (url) => {
  fetched.push(url)
  const bytes = world.get(url)
  if (!bytes) throw new RefusedFetchError('unreachable')
  return { bytes, type: 'text/html' }
}
const reencode = createReencoder({ env: nodeEnv() })
const artBytes = 4_000

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(({ db, env, publicUrl }) => ({
    images: createImages({
      db,
      env,
      publicUrl,
      safeFetch,
      reencode,
      artBytes,
      networks: [{ chainId: 'eip155:31337', name: 'Portico Local' }],
    }),
  }))
  await importWallets(
    server.deps.db,
    [
      { id: 'fox', name: 'Fox', order: 1 },
      { id: 'evil', name: '<script>alert(1)</script>' },
    ],
    { source: 'test' },
  )
})
afterAll(() => server.close())

async function listings() {
  server.env.advance(directoryLimits.freshMs)
  const answer = await server.request('/getWallets?st=portico&sv=1')
  // The kit checks this shape; here it is ours.
  return ((await answer.json()) as { data: { id: string; image_id: string }[] }).data
}
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('the routes', () => {
  it('[API-03] getWallets answers pages that browsers keep and ask about', async () => {
    const answer = await server.request('/getWallets?page=1&entries=1&st=portico&sv=1')
    expect(await answer.json()).toEqual({
      data: [{ id: 'fox', name: 'Fox', order: 1, image_id: expect.stringMatching(/^fox\.m1/) }],
      count: 2,
    })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    const etag = answer.headers.get('etag') ?? ''
    const again = await server.request('/getWallets?page=1&entries=1&st=portico&sv=1', {
      headers: { 'if-none-match': `W/${etag}` },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('access-control-allow-origin')).toBe(testOrigin)
  })

  it('[API-03] refuses pages that are none', async () => {
    for (const query of ['page=0', 'page=x', 'entries=0', 'entries=101', 'badge_type=gold', 'unknown=1'])
      expect((await server.request(`/getWallets?${query}`)).status, query).toBe(400)
  })

  it.each([
    ['/getWalletImage/fox', 'F'],
    ['/getWalletImage/evil', 'S'],
    ['/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900', 'E'],
    ['/public/getAssetImage/eip155:31337', 'P'],
    ['/public/getCurrencyImage/usd', '$'],
    ['/public/getCurrencyImage/EUR', '€'],
    ['/public/getCurrencyImage/sek', 'SEK'],
    ['/public/getTokenImage/USDC', 'U'],
  ])('[API-03] draws %s', async (path, text) => {
    const answer = await server.request(path)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toContain(`>${text}</text>`)
  })

  it.each([
    '/getWalletImage/nobody',
    '/getWalletImage/nft-00000000000000000000000000000000',
    '/public/getAssetImage/nobody',
    '/public/getAssetImage/constructor',
    '/public/getAssetImage/nft-00000000000000000000000000000000',
    '/public/getCurrencyImage/dollars',
    '/public/getTokenImage/%3Cscript%3E',
  ])('has nothing at %s', async (path) => {
    expect((await server.request(path)).status).toBe(404)
  })

  it('[sec:B5] lets no picture do anything but be looked at, on any page', async () => {
    const answer = await server.app.request('http://localhost:4401/getWalletImage/fox')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  it('lets browsers keep a picture for good under an address with its version, else for an hour', async () => {
    const [fox] = await listings()
    const exact = await server.request(`/getWalletImage/${fox?.image_id}`)
    expect(exact.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const id of ['fox', 'fox.m1old']) {
      const other = await server.request(`/getWalletImage/${id}`)
      expect(other.headers.get('cache-control')).toMatch(/^public, max-age=3600/)
    }
    const known = await server.request('/getWalletImage/fox', {
      headers: { 'if-none-match': exact.headers.get('etag') ?? '' },
    })
    expect(known.status).toBe(304)
  })
})

describe('logos', () => {
  it('replaces the monogram, under a new address, and gives it back', async () => {
    const { db } = server.deps
    const [before] = await listings()
    const wallet = await setLogo(db, reencode, 'fox', makePng({ width: 600, height: 600 }))
    expect(wallet.hasLogo).toBe(true)
    const [after] = await listings()
    expect(after?.image_id).toMatch(/^fox\.[0-9a-f]{12}$/)
    const answer = await server.request(`/getWalletImage/${after?.image_id}`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(sniffImage(await bytesOf(answer))).toEqual({ format: 'webp', width: 512, height: 512 })
    await importWallets(db, [{ id: 'fox', name: 'Fox', order: 1 }], { source: 'test' })
    expect((await listings())[0]).toEqual(after)
    await removeLogo(db, 'fox')
    expect((await listings())[0]).toEqual(before)
  })

  it('refuses a drawing in a sentence, and a wallet that is not there', async () => {
    const { db } = server.deps
    const attempt = setLogo(db, reencode, 'fox', Buffer.from('<svg/>'))
    await expect(attempt).rejects.toMatchObject({
      code: 'operator/input',
      detail: expect.stringMatching(/^SVG is not taken/),
    })
    await expect(setLogo(db, reencode, 'nobody', makePng({ width: 2, height: 2 }))).rejects.toMatchObject({
      status: 404,
    })
    expect(await db.sql`select 1 from logos`).toEqual([])
  })

  it('stays for those who know a hidden wallet from before', async () => {
    await hideWallet(server.deps.db, 'evil')
    expect((await server.request('/getWalletImage/evil')).status).toBe(200)
  })
})

describe('strangers’ art', () => {
  const look = (url: string | null) => server.app.request(url ?? 'http://localhost/none')

  it('gives an address here, fetches when somebody looks, once, and keeps it', async () => {
    const { images } = server.deps
    const source = 'https://art.example/1.png'
    world.set(source, makePng({ width: 1_000, height: 500 }))
    fetched = []
    const url = await images.urlOf('nft', source)
    expect(url).toMatch(/^http:\/\/localhost:4401\/public\/getAssetImage\/nft-[0-9a-f]{32}$/)
    expect(await images.urlOf('nft', source)).toBe(url)
    expect(fetched).toEqual([])
    const answers = await Promise.all([look(url), look(url), look(url)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await look(url)
    expect(fetched).toEqual([source])
    const [answer] = answers
    expect(answer?.headers.get('content-type')).toBe('image/webp')
    expect(sniffImage(await bytesOf(answer ?? new Response()))).toEqual({ format: 'webp', width: 512, height: 256 })
    expect(await images.find('avatar', url?.split('/').at(-1) ?? '')).toBeUndefined()
  })

  it('[sec:B5] never serves a stranger’s drawing, and does not ask for it again that day', async () => {
    const source = 'https://art.example/drawing.svg'
    world.set(source, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))
    const url = await server.deps.images.urlOf('avatar', source)
    fetched = []
    expect((await look(url)).status).toBe(404)
    server.env.advance(imageLimits.remoteRetryMs)
    expect((await look(url)).status).toBe(404)
    expect(fetched).toEqual([source])
  })

  it('tries again later what could not be had', async () => {
    const source = 'https://art.example/later.png'
    const url = await server.deps.images.urlOf('nft', source)
    fetched = []
    expect([(await look(url)).status, (await look(url)).status]).toEqual([404, 404])
    expect(fetched).toEqual([source])
    world.set(source, makePng({ width: 20, height: 20 }))
    server.env.advance(imageLimits.remoteRetryMs)
    expect((await look(url)).status).toBe(200)
  })

  it('writes down no address that is never fetched', async () => {
    const { images } = server.deps
    for (const source of [
      'http://art.example/1.png',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:image/svg+xml,<svg/>',
      'data:text/html,x',
      `data:image/png;base64,${'A'.repeat(imageLimits.dataUrl)}`,
      `https://art.example/${'x'.repeat(imageLimits.sourceUrl)}`,
      'nonsense',
      '',
    ])
      expect(await images.urlOf('nft', source), source.slice(0, 40)).toBeNull()
    expect(await images.urlOf('nft', 'ipfs://bafy/1.png')).not.toBeNull()
    expect(await images.urlOf('nft', 'data:image/png;base64,AAAA')).not.toBeNull()
  })

  it('keeps within its room: what was seen longest ago goes first', async () => {
    const { db, images } = server.deps
    const urls: (string | null)[] = []
    for (let index = 0; index < 12; index++) {
      const source = `https://art.example/room/${index}.png`
      world.set(source, makePng({ width: 400 + index, height: 400, kind: 2 }))
      urls.push(await images.urlOf('nft', source))
      server.env.advance(1_000)
      expect((await look(urls.at(-1) ?? null)).status).toBe(200)
    }
    const [kept] = await db.sql<{ bytes: string }>`select sum(size) as bytes from remote_art`
    expect(Number(kept?.bytes)).toBeLessThanOrEqual(artBytes)
    expect((await look(urls[0] ?? null)).status).toBe(404)
    expect((await look(urls[11] ?? null)).status).toBe(200)
  })

  it('takes pictures without naming a project, and refuses an unknown one', async () => {
    expect((await server.app.request('http://localhost:4401/getWalletImage/fox')).status).toBe(200)
    const wrong = testProjectId.replace('0', 'f')
    expect((await server.app.request(`http://localhost:4401/getWalletImage/fox?projectId=${wrong}`)).status).toBe(401)
  })
})
