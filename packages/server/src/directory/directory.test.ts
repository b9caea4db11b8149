import type { WalletListing } from '@portico/wire/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/db.js'
import type { Directory } from '../deps.js'
import { createTestDb } from '../test/testDb.js'
import { createTestEnv } from '../test/testEnv.js'
import { addWallet } from './addWallet.js'
import { createDirectory } from './createDirectory.js'
import { editWallet } from './editWallet.js'
import { hideWallet, showWallet } from './hideWallet.js'
import { importWallets } from './importWallets.js'
import { directoryLimits } from './limits.js'
import { listWallets } from './listWallets.js'
import { moveWallet, orderWallets } from './orderWallets.js'
import { shippedWallets } from './shippedWallets.js'

const env = createTestEnv()
let db: Db
let directory: Directory
beforeAll(async () => {
  db = await createTestDb()
  directory = createDirectory({ db, env })
})
afterAll(() => db.close())

const first = { page: 1, entries: 40 }
const textOf = ({ json }: { json: Uint8Array }) => new TextDecoder().decode(json)
const namesOf = (wallets: readonly WalletListing[]) => wallets.map(({ name }) => name)
async function names(query: Partial<Parameters<Directory['search']>[0]> = {}) {
  env.advance(directoryLimits.freshMs)
  return namesOf((await directory.search({ ...first, ...query })).data)
}

describe('the wallets that come with the server', () => {
  it('[API-03] imports every record, and a second time changes nothing', async () => {
    const records = await shippedWallets()
    expect(await importWallets(db, records, { source: 'portico' })).toEqual({ imported: 575, refused: [] })
    const before = await directory.page({ ...first, entries: 100 })
    expect(await importWallets(db, records, { source: 'portico' })).toEqual({ imported: 575, refused: [] })
    env.advance(directoryLimits.freshMs)
    expect(await directory.page({ ...first, entries: 100 })).toEqual(before)
  })

  it('[WALLETS-02] pages by 40, every wallet once, with the count of all', async () => {
    const seen: string[] = []
    for (let page = 1; page <= 15; page++) {
      const { data, count } = await directory.search({ page, entries: 40 })
      expect(count).toBe(575)
      expect(data.length).toBe(page < 15 ? 40 : 15)
      seen.push(...data.map(({ id }) => id))
    }
    expect(new Set(seen).size).toBe(575)
    expect(await directory.search({ page: 16, entries: 40 })).toEqual({ data: [], count: 575 })
  })

  it('shows wallets that many people know first, the others by name', async () => {
    const found = await names()
    expect(found.slice(0, 3)).toEqual(['MetaMask', 'Trust Wallet', 'Coinbase Wallet'])
    expect(found.slice(17, 20)).toEqual(['1inch Wallet', '3mint', '3S Wallet'])
  })
})

describe('search', () => {
  it('[WALLETS-03] answers up to 100 entries for a text with blanks around it', async () => {
    const { data, count } = await directory.search({ page: 1, entries: 100, search: '  WALLET ' })
    expect(data).toHaveLength(100)
    expect(count).toBeGreaterThan(200)
  })

  it.each([
    ['hello', 'Hellō'],
    ['GM2', 'GM² Social'],
    ['ΑU', 'αU wallet'],
    ['io.metamask', 'MetaMask'],
    ['rainbow.me', 'Rainbow'],
  ])('finds by %s', async (search, name) => {
    expect(await names({ search })).toContain(name)
  })

  it('puts names that begin with the text before words that do, and those before the rest', async () => {
    const found = await names({ search: 'trust', entries: 100 })
    const places = ['Trust Wallet', 'Trustee Wallet', 'Trust Asset Wallet'].map((name) => found.indexOf(name))
    expect(Math.max(...places)).toBeLessThan(found.findIndex((name) => !/^trust/i.test(name)))
  })

  it('[sec:B7] takes wildcards, quotes and patterns as plain letters', async () => {
    for (const search of ['%', "' or 1=1 --", '\\', '.*', '%%%', '__', "'; drop table directory_wallets; --", '\0'])
      expect((await directory.search({ ...first, search })).count, search).toBe(0)
    expect((await directory.search(first)).count).toBe(575)
  })

  it('takes an empty text as no search', async () => {
    expect((await directory.search({ ...first, search: '   ' })).count).toBe(575)
  })
})

describe('filters', () => {
  it('[CONNECT-14] includes and excludes by id', async () => {
    const { data } = await directory.search(first)
    const [one, two, three] = data.map(({ id }) => id)
    const include = [one, two, 'nobody'].filter((id) => id !== undefined)
    expect((await directory.search({ ...first, include })).data.map(({ id }) => id)).toEqual([one, two])
    const exclude = [one, three].filter((id) => id !== undefined)
    const rest = await directory.search({ ...first, exclude })
    expect(rest.count).toBe(573)
    expect(rest.data[0]?.id).toBe(two)
    expect((await directory.search({ ...first, include, exclude })).data.map(({ id }) => id)).toEqual([two])
    expect((await directory.search({ ...first, include: [] })).count).toBe(0)
  })

  it('[API-03] takes wallets with any of the chains, compared whole', async () => {
    const records = await shippedWallets()
    const has = (chain: string) => (record: unknown) => JSON.stringify(record).includes(`"${chain}"`)
    const one = records.filter(has('eip155:1')).length
    expect((await directory.search({ ...first, chains: ['eip155:1'] })).count).toBe(one)
    const any = records.filter((record) => has('eip155:10')(record) || has('eip155:137')(record)).length
    expect((await directory.search({ ...first, chains: ['eip155:10', 'eip155:137'] })).count).toBe(any)
    expect((await directory.search({ ...first, chains: ['eip155:'] })).count).toBe(0)
  })

  it('[API-03] tells certified wallets from the others', async () => {
    const { data } = await directory.search(first)
    const id = data[5]?.id ?? ''
    await editWallet(db, id, { badge_type: 'certified' })
    env.advance(directoryLimits.freshMs)
    expect((await directory.search({ ...first, badge_type: 'certified' })).data.map((wallet) => wallet.id)).toEqual([
      id,
    ])
    expect((await directory.search({ ...first, badge_type: 'none' })).count).toBe(574)
  })
})

describe('the operator', () => {
  it('names bad records and imports the others', async () => {
    const good = { id: 'good', name: '  Go\u202Eod\u0000 ', mobile_link: 'good://', unknown: 1, rdns: null }
    const { imported, refused } = await importWallets(
      db,
      [
        good,
        { id: 'no/pe', name: 'A' },
        { id: 'x1', name: '' },
        { id: 'x2', name: 'A', mobile_link: 'javascript:alert(1)' },
        { id: 'x3', name: 'A', homepage: 'data:text/html,x' },
        { id: 'x4', name: 'A', chains: ['eip155'] },
        { id: 'x5', name: 'A', mobile_link: 'http://example.com/' },
        'text',
        null,
        good,
      ],
      { source: 'mine' },
    )
    expect(imported).toBe(1)
    expect(refused.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(refused.map(({ reason }) => reason.split(':')[0])).toEqual(
      ['id', 'name', 'mobile_link', 'homepage', 'chains.0', 'mobile_link'].concat(
        refused.slice(6).map(({ reason }) => reason.split(':')[0] ?? ''),
      ),
    )
    const { data } = await listWallets(db, { search: 'good' })
    expect(data.find(({ listing }) => listing.id === 'good')?.listing).toEqual({
      id: 'good',
      name: 'Good',
      mobile_link: 'good://',
      image_id: expect.stringMatching(/^good\.m1/),
    })
  })

  it('adds, edits, hides and shows; an import leaves it so', async () => {
    const added = await addWallet(db, { name: 'Our Own Wället', homepage: 'https://own.example', chains: ['eip155:1'] })
    expect(added).toMatchObject({ source: 'operator', isHidden: false, listing: { id: 'our-own-wallet' } })
    await expect(addWallet(db, { name: 'our own wallet' })).rejects.toMatchObject({ code: 'operator/input' })
    const edited = await editWallet(db, 'good', { name: 'Better', mobile_link: null })
    expect(edited.listing).toMatchObject({ name: 'Better' })
    expect(edited.listing.mobile_link).toBeUndefined()
    await hideWallet(db, 'good')
    await importWallets(db, [{ id: 'good', name: 'Good again', mobile_link: 'good://', order: 3 }], { source: 'mine' })
    expect((await listWallets(db, { visibility: 'hidden' })).data.map(({ listing }) => listing)).toEqual([
      expect.objectContaining({ id: 'good', name: 'Better', order: 3 }),
    ])
    expect(await names({ search: 'better' })).toEqual([])
    await showWallet(db, 'good')
    expect(await names({ search: 'better' })).toEqual(['Better'])
  })

  it('says what is wrong and what is not there', async () => {
    await expect(editWallet(db, 'good', { homepage: 'javascript:1' })).rejects.toThrow(/homepage/)
    await expect(editWallet(db, 'nobody', { name: 'x' })).rejects.toThrow('There is no wallet with the id nobody.')
    await expect(hideWallet(db, 'nobody')).rejects.toMatchObject({ status: 404 })
    await expect(orderWallets(db, ['good', 'nobody'])).rejects.toMatchObject({ status: 404 })
    await expect(moveWallet(db, 'good', 'nobody')).rejects.toMatchObject({ status: 404 })
  })

  it('orders: the chosen ones first, the rest as they were', async () => {
    const before = await names()
    await orderWallets(db, ['our-own-wallet', 'good'])
    const after = await names()
    expect(after.slice(0, 3)).toEqual(['Our Own Wället', 'Better', 'MetaMask'])
    expect(after.slice(2)).toEqual(before.filter((name) => name !== 'Better').slice(0, 38))
  })

  it('moves one in front of another, or behind all others', async () => {
    await moveWallet(db, 'good', 'our-own-wallet')
    expect((await names()).slice(0, 3)).toEqual(['Better', 'Our Own Wället', 'MetaMask'])
    const [, , metaMask = ''] = (await directory.search(first)).data.map(({ id }) => id)
    await moveWallet(db, 'good', metaMask)
    expect((await names()).slice(0, 4)).toEqual(['Our Own Wället', 'Better', 'MetaMask', 'Trust Wallet'])
    await moveWallet(db, 'good', null)
    expect((await names()).slice(0, 3)).toEqual(['Our Own Wället', 'MetaMask', 'Trust Wallet'])
    expect(await names({ page: 577, entries: 1 })).toEqual(['Better'])
  })
})

describe('the copy in memory', () => {
  it('shows a change after a second, in one look at the database for many visitors', async () => {
    let looks = 0
    const counted = createDirectory({
      env,
      db: {
        ...db,
        sql: (text, ...values) => {
          looks += 1
          return db.sql(text, ...values)
        },
      },
    })
    await Promise.all(Array.from({ length: 50 }, () => counted.page(first)))
    expect(looks).toBe(2)
    await hideWallet(db, 'our-own-wallet')
    expect(textOf(await counted.page(first))).toContain('Our Own')
    expect(looks).toBe(2)
    env.advance(directoryLimits.freshMs)
    expect(textOf(await counted.page(first))).not.toContain('Our Own')
    env.advance(directoryLimits.freshMs)
    await counted.page(first)
    expect(looks).toBe(5)
  })

  it('outlives its database', async () => {
    let isDown = false
    const lone = createDirectory({
      env,
      db: { ...db, sql: (text, ...values) => (isDown ? Promise.reject(new Error('down')) : db.sql(text, ...values)) },
    })
    const { count } = await lone.search(first)
    isDown = true
    env.advance(60_000)
    expect((await lone.search(first)).count).toBe(count)
    await expect(
      createDirectory({ env, db: { ...db, sql: () => Promise.reject(new Error('down')) } }).search(first),
    ).rejects.toThrow('down')
  })

  it('keeps no more pages than it may', async () => {
    const texts = await Promise.all(
      Array.from({ length: directoryLimits.pages + 20 }, (_, index) =>
        directory.page({ ...first, search: `${index}` }),
      ),
    )
    expect(new Set(texts.map(({ etag }) => etag)).size).toBeGreaterThan(1)
    expect(await directory.page({ ...first, search: '0' })).toEqual(texts[0])
  })
})
