import { fakeEnv, fakeServer, startTestPortico } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { PorticoOptions } from '../config/options.js'
import { isOriginAllowed } from './isOriginAllowed.js'

const projectId = '0123456789abcdef0123456789abcdef'

describe('[CFG-10] an origin', () => {
  it.each([
    ['https://site.test', 'https://site.test'],
    ['https://site.test', 'site.test'],
    ['https://a.site.test', 'https://*.site.test'],
    ['https://a.site.test:8443', 'https://*.site.test:*'],
    ['http://localhost:3000', 'https://elsewhere.test'],
    ['https://shop.vercel.app', ''],
    ['https://SITE.test', 'https://Site.Test'],
  ])('%s is allowed by %s', (origin, pattern) => {
    expect(isOriginAllowed(origin, [pattern])).toBe(true)
  })

  it.each([
    ['https://site.test', ''],
    ['http://site.test', 'https://site.test'],
    ['https://site.test:8443', 'https://site.test'],
    ['https://a.b.site.test', 'https://*.site.test'],
    ['https://site.test', 'https://*.site.test'],
    ['https://evilsite.test', 'https://*site.test'],
    ['https://site.test.evil.test', 'https://site.test*'],
    ['https://a.b.vercel.app', 'https://elsewhere.test'],
    ['https://localhost.evil.test', ''],
    ['https://site.test', '*'],
    ['https://site.test', '*://site.test'],
    ['null', 'nu ll'],
    ['file://', '://'],
  ])('%s is not allowed by %s', (origin, pattern) => {
    expect(isOriginAllowed(origin, [pattern])).toBe(false)
  })
})

describe('[CFG-10] the check of the page', () => {
  async function open(options: Partial<PorticoOptions>, allowedOrigins?: readonly string[]) {
    const server = fakeServer()
    if (allowedOrigins) server.answer('/projects/v1/origins', { allowedOrigins })
    const env = fakeEnv({ fetch: server.fetch })
    const test = await startTestPortico({ env, options: { projectId, endpoint: 'https://kit.test', ...options } })
    expect(server.calls).toEqual([])
    await test.kit.open()
    await test.kit.feature('wallets')
    await test.clock.advance(1_000)
    return { server, alert: test.kit.store.get().alert, close: test.kit.destroy }
  }

  it('raises the alert when this page is not on the list', async () => {
    const { alert, server } = await open({}, ['https://other.test'])
    expect(alert).toMatchObject({ open: true, message: 'Invalid App Configuration' })
    expect(server.callsTo('/projects/v1/origins')[0]?.query).toMatchObject({ projectId, st: 'portico' })
  })

  it('is content when it is', async () => {
    expect((await open({}, ['https://*.test'])).alert.open).toBe(false)
  })

  it('[API-03] takes a list that cannot be read for an empty one', async () => {
    expect((await open({})).alert.open).toBe(true)
  })

  it('is not made without e-mail and socials', async () => {
    const { server, alert } = await open({ features: { email: false, socials: false } }, [])
    expect(server.callsTo('/projects')).toEqual([])
    expect(alert.open).toBe(false)
  })
})
