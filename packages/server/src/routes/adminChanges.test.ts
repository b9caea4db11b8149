import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBrokenAudit } from '../admin/audit/findBrokenAudit.js'
import { type AdminServer, createAdminServer, reasonsOf } from '../test/adminServer.js'
import type { TestServer } from '../test/testServer.js'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let admin: AdminServer
let server: TestServer

beforeEach(async () => {
  admin = await createAdminServer()
  server = admin.server
})
afterEach(() => server.close())

describe('projects', () => {
  it('are made, listed and changed', async () => {
    const token = await admin.logIn()
    const made = await admin.ask('createProject', {
      token,
      body: { name: 'Shop', mode: 'dev', origins: ['Shop.example'] },
    })
    expect(made).toMatchObject({ name: 'Shop', origins: ['https://shop.example'], isAnalyticsEnabled: true })
    const changed = await admin.ask('changeProject', {
      token,
      path: { id: made.id },
      body: { mode: 'live', origins: ['*.shop.example', 'https://shop.example:8443'], isAnalyticsEnabled: false },
    })
    expect(changed).toMatchObject({
      mode: 'live',
      origins: ['https://*.shop.example', 'https://shop.example:8443'],
      isAnalyticsEnabled: false,
    })
    expect((await admin.ask('listProjects', { token })).data.map(({ name }) => name)).toContain('Shop')
    expect((await server.deps.projects.find(made.id))?.isAnalyticsEnabled).toBe(false)
    expect((await admin.actions()).slice(0, 2)).toEqual(['project.change', 'project.create'])
  })

  it('every refused origin is named by its place, and nothing is changed', async () => {
    const token = await admin.logIn()
    const made = await admin.ask('createProject', { token, body: { name: 'Shop', mode: 'dev', origins: [] } })
    const body = { origins: ['shop.example', '*', 'https://a@b.example', 'ok.example', '*.co.uk'], mode: 'live' }
    const response = await admin.send('changeProject', { token, path: { id: made.id }, body })
    expect(response.status).toBe(400)
    expect(await reasonsOf(response)).toEqual([
      { name: 'origins.1', description: 'This would allow every site: name the sites.' },
      { name: 'origins.2', description: 'This holds user-info ("@"): write the host alone.' },
      { name: 'origins.4', description: 'This has a "*" right below a public suffix, where anybody can have a name.' },
    ])
    expect(await server.deps.projects.find(made.id)).toMatchObject({ mode: 'dev', origins: [] })
    expect((await admin.actions())[0]).toBe('project.create')
  })

  it('go live only with origins that live may have, from either side', async () => {
    const token = await admin.logIn()
    const { id } = await admin.ask('createProject', {
      token,
      body: { name: 'Lab', mode: 'dev', origins: ['127.0.0.1:3000'] },
    })
    const refused = await admin.send('changeProject', { token, path: { id }, body: { mode: 'live' } })
    expect(await reasonsOf(refused)).toEqual([expect.objectContaining({ name: 'origins.0' })])
    await admin.ask('changeProject', { token, path: { id }, body: { mode: 'live', origins: ['lab.example'] } })
    const back = await admin.ask('changeProject', {
      token,
      path: { id },
      body: { mode: 'dev', origins: ['127.0.0.1:3000'] },
    })
    expect(back).toMatchObject({ mode: 'dev', origins: ['https://127.0.0.1:3000'] })
  })

  it('an origin of the server itself is refused in words, and the failure is in the audit log', async () => {
    const token = await admin.logIn()
    const body = { name: 'Odd', mode: 'dev', origins: ['http://localhost:4401'] }
    const response = await admin.send('createProject', { token, body })
    expect(JSON.stringify(await reasonsOf(response))).toContain('is an origin of this service itself')
    expect((await admin.actions()).slice(0, 2)).toEqual(['project.create.failed', 'project.create'])
  })

  it('one that is not there', async () => {
    const response = await admin.send('changeProject', {
      token: await admin.logIn(),
      path: { id: 'f'.repeat(32) },
      body: {},
    })
    expect(response.status).toBe(404)
  })
})

describe('wallets', () => {
  const names = (data: readonly { name: string }[]) => data.map(({ name }) => name)

  it('are added, edited, hidden, moved and found, each step in the audit log', async () => {
    const token = await admin.logIn()
    for (const name of ['Amber', 'Birch', 'Cedar']) await admin.ask('addWallet', { token, body: { name } })
    await admin.ask('editWallet', {
      token,
      path: { id: 'birch' },
      body: { name: 'Birch Two', homepage: 'https://b.example' },
    })
    await admin.ask('showWallet', { token, path: { id: 'amber' }, body: { isHidden: true } })
    expect((await admin.send('moveWallet', { token, path: { id: 'cedar' }, body: { before: 'amber' } })).status).toBe(
      204,
    )

    const all = await admin.ask('listWallets', { token })
    expect(names(all.data)).toEqual(['Cedar', 'Amber', 'Birch Two'])
    expect(all.count).toBe(3)
    expect(names((await admin.ask('listWallets', { token, query: '?visibility=hidden' })).data)).toEqual(['Amber'])
    expect(names((await admin.ask('listWallets', { token, query: '?search=two' })).data)).toEqual(['Birch Two'])
    expect(names((await admin.ask('listWallets', { token, query: '?entries=1&page=2' })).data)).toEqual(['Amber'])
    expect((await admin.actions()).slice(0, 6)).toEqual([
      'wallet.move',
      'wallet.hide',
      'wallet.edit',
      'wallet.add',
      'wallet.add',
      'wallet.add',
    ])
    expect(await findBrokenAudit(server.deps.db)).toBeUndefined()
  })

  it('a refused field is named, and the audit log has no entry without a change', async () => {
    const token = await admin.logIn()
    const body = { name: 'Amber', homepage: 'javascript:alert(1)' }
    const response = await admin.send('addWallet', { token, body })
    expect(await reasonsOf(response)).toEqual([{ name: 'homepage', description: 'must be an http or https address' }])
    expect(await admin.actions()).toEqual(['session.begin'])
    expect((await admin.send('editWallet', { token, path: { id: 'gone' }, body: { name: 'x' } })).status).toBe(404)
  })

  it('get a logo, which is written anew, and lose it again', async () => {
    const token = await admin.logIn()
    await admin.ask('addWallet', { token, body: { name: 'Amber' } })
    const path = { id: 'amber' }
    const with_ = await admin.ask('setWalletLogo', { token, path, body: new Uint8Array(png) })
    expect(with_.hasLogo).toBe(true)
    const refused = await admin.send('setWalletLogo', { token, path, body: new TextEncoder().encode('<svg/>') })
    expect([refused.status, JSON.stringify(await reasonsOf(refused))]).toEqual([400, expect.stringContaining('SVG')])
    expect((await admin.ask('removeWalletLogo', { token, path })).hasLogo).toBe(false)
    expect((await admin.actions()).slice(0, 2)).toEqual(['wallet.logo.remove', 'wallet.logo'])
  })

  it('come in as a list; records that are wrong are named', async () => {
    const token = await admin.logIn()
    const body = { wallets: [{ id: 'a', name: 'Alder' }, { id: 'b' }, 7, { id: 'c', name: 'Cypress' }] }
    const { imported, refused } = await admin.ask('importWallets', { token, body })
    expect([imported, refused.map(({ index }) => index)]).toEqual([2, [1, 2]])
    expect((await admin.ask('listWallets', { token })).count).toBe(2)
  })
})

describe('looking', () => {
  it('charts, errors, health and audit answer on an empty server', async () => {
    const token = await admin.logIn()
    for (const range of ['24h', '7d', '30d']) await admin.ask('getCharts', { token, query: `?range=${range}` })
    expect((await admin.send('getCharts', { token, query: '?range=1y' })).status).toBe(400)
    expect((await admin.ask('listErrors', { token })).data).toEqual([])
    expect(await admin.ask('getAdminHealth', { token })).toMatchObject({ status: 'ok', database: server.deps.db.kind })
    expect(await admin.ask('listAudit', { token })).toMatchObject({ count: 1, next: null, brokenAt: null })
  })

  it('[sec:D4] a broken chain is told', async () => {
    const token = await admin.logIn()
    await server.deps.db.sql`update admin_audit_head set hash = 'x'`
    expect(await admin.ask('listAudit', { token })).toMatchObject({ brokenAt: 2 })
  })
})
