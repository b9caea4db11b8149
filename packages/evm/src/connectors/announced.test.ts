import { limits } from '@portico/core/adapter'
import { parseAnnouncement } from '@portico/wire/wallets'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evmLimits } from '../evmLimits.js'
import { announcementOf, createProvider, sendAnnouncement, uuidOf } from '../test/announce.js'
import { createContext, type TestContext } from '../test/createContext.js'
import { createFakeEnv } from '../test/createFakeEnv.js'
import { discoverWallets } from './discoverWallets.js'

function ids(context: TestContext): string[] {
  return context.connectors().map((connector) => connector.id)
}

describe('announced wallets', () => {
  it('[CONNECT-02] lists the wallets that answer the request, by rdns', async () => {
    const env = createFakeEnv()
    env.target.addEventListener('eip6963:requestProvider', () => sendAnnouncement(env.target, announcementOf(1)))
    const context = createContext(env)
    discoverWallets(context)
    await env.advance(0)
    expect(context.connectors()).toEqual([
      {
        id: 'test.wallet.n1',
        name: 'Wallet 1',
        type: 'ANNOUNCED',
        chain: 'eip155',
        info: { uuid: uuidOf(1), name: 'Wallet 1', rdns: 'test.wallet.n1' },
      },
    ])
  })

  it('[CONNECT-02] listens to nobody when enableEIP6963 is false', async () => {
    const env = createFakeEnv()
    const context = createContext(env, { isAnnouncedEnabled: () => false })
    let asked = 0
    env.target.addEventListener('eip6963:requestProvider', () => {
      asked += 1
    })
    discoverWallets(context)
    sendAnnouncement(env.target, announcementOf(1))
    await env.advance(0)
    expect(asked).toBe(0)
    expect(context.connectors()).toEqual([])
  })

  it('behavior: 200 announcements give one event, 40 wallets and one line in the log', async () => {
    const env = createFakeEnv()
    const context = createContext(env)
    discoverWallets(context)
    for (let index = 0; index < 200; index++) sendAnnouncement(env.target, announcementOf(index))
    await env.advance(0)
    expect(context.events).toHaveLength(1)
    expect(ids(context)).toHaveLength(limits.announcedWallets)
    expect(env.logs).toHaveLength(1)
    expect(env.logs[0]).toContain('160')
    sendAnnouncement(env.target, announcementOf(201))
    await env.advance(0)
    expect(env.logs).toHaveLength(1)
    expect(context.events).toHaveLength(1)
  })

  it('behavior: takes a wallet that announces itself later, and tells nothing twice', async () => {
    const env = createFakeEnv()
    const context = createContext(env)
    const detail = announcementOf(1)
    discoverWallets(context)
    await env.advance(0)
    sendAnnouncement(env.target, detail)
    await env.advance(0)
    sendAnnouncement(env.target, detail)
    sendAnnouncement(env.target, { ...detail, info: { ...detail.info, uuid: uuidOf(9) } })
    await env.advance(1_000)
    expect(context.events).toHaveLength(2)
    expect(ids(context)).toEqual(['test.wallet.n1'])
  })

  it('behavior: the first owner of a uuid keeps it, and the other is logged once', async () => {
    const env = createFakeEnv()
    const context = createContext(env)
    discoverWallets(context)
    sendAnnouncement(env.target, announcementOf(1))
    for (let index = 2; index < 50; index++) sendAnnouncement(env.target, announcementOf(index, { uuid: uuidOf(1) }))
    await env.advance(0)
    expect(ids(context)).toEqual(['test.wallet.n1'])
    expect(env.logs).toHaveLength(1)
    expect(env.logs[0]).toContain(uuidOf(1))
  })

  it('behavior: wallets that claim one rdns are all marked and keep ids of their own', async () => {
    const env = createFakeEnv()
    const context = createContext(env)
    discoverWallets(context)
    for (const index of [1, 2, 3]) sendAnnouncement(env.target, announcementOf(index, { rdns: 'io.same' }))
    sendAnnouncement(env.target, announcementOf(4))
    await env.advance(0)
    expect(context.connectors().map(({ id, isClashing }) => [id, isClashing ?? false])).toEqual([
      ['io.same', true],
      [`io.same#${uuidOf(2)}`, true],
      [`io.same#${uuidOf(3)}`, true],
      ['test.wallet.n4', false],
    ])
  })

  it('behavior: sec:C3 marks every clash of generated identities', async () => {
    const env = createFakeEnv()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }), async (names) => {
        const context = createContext({ ...env, eventTarget: () => target })
        const target = new EventTarget()
        const discovery = discoverWallets(context)
        for (const [index, name] of names.entries())
          sendAnnouncement(target, announcementOf(index, { rdns: `a.n${name}` }))
        await env.advance(0)
        for (const connector of context.connectors()) {
          const isShared = names.filter((name) => connector.info?.rdns === `a.n${name}`).length > 1
          expect(connector.isClashing ?? false).toBe(isShared)
        }
        expect(new Set(ids(context)).size).toBe(names.length)
        discovery.stop()
      }),
      { numRuns: 100 },
    )
  })

  it('behavior: sec:C1 survives 2,000 malformed announcements and still sees an honest one', async () => {
    const env = createFakeEnv()
    const context = createContext(env)
    const discovery = discoverWallets(context)
    for (const detail of fc.sample(hostileDetail, 2_000)) sendAnnouncement(env.target, detail)
    const hostileEvent = new Event('eip6963:announceProvider')
    Object.defineProperty(hostileEvent, 'detail', {
      get() {
        throw new Error('boo')
      },
    })
    env.target.dispatchEvent(hostileEvent)
    sendAnnouncement(env.target, announcementOf(77))
    await env.advance(0)
    expect(context.connectors().length).toBeLessThanOrEqual(limits.announcedWallets)
    if (context.connectors().length < limits.announcedWallets) expect(discovery.find('test.wallet.n77')).toBeDefined()
    for (const { name } of context.connectors()) {
      expect(name).toMatch(/^\P{C}{1,48}$/u)
    }
  })

  it('behavior: sec:C4 shows cleaned names only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const parsed = parseAnnouncement(announcementOf(1, { name }))
        if (parsed) expect(parsed.name).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u)
      }),
      { numRuns: 2_000 },
    )
  })

  it('behavior: a flood is read for a frame, then ten a second', async () => {
    const env = createFakeEnv()
    const context = createContext(env)
    discoverWallets(context)
    for (let sent = 0; sent < evmLimits.announcementBurst; sent++) sendAnnouncement(env.target, undefined)
    for (let index = 0; index < 30; index++) sendAnnouncement(env.target, announcementOf(index))
    await env.advance(1_000)
    expect(ids(context)).toEqual([])
    for (let index = 0; index < 30; index++) sendAnnouncement(env.target, announcementOf(index))
    await env.advance(0)
    expect(ids(context)).toHaveLength(evmLimits.announcementsPerSecond)
  })

  it('behavior: stop leaves neither listeners nor timers', async () => {
    const target = new CountingTarget()
    const env = createFakeEnv({ target })
    const context = createContext(env)
    const discovery = discoverWallets(context)
    expect(target.listeners).toBeGreaterThan(0)
    discovery.stop()
    sendAnnouncement(target, announcementOf(1))
    await env.advance(10)
    expect(target.listeners).toBe(0)
    expect(env.timers).toBe(0)
    expect(context.events).toEqual([])
  })

  it('behavior: without a page there is nothing to find', async () => {
    const env = createFakeEnv()
    const context = createContext({ ...env, eventTarget: () => undefined })
    discoverWallets(context)
    await env.advance(0)
    expect(context.connectors()).toEqual([])
  })
})

class CountingTarget extends EventTarget {
  listeners = 0
  override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1
    super.addEventListener(...parameters)
  }
  override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1
    super.removeEventListener(...parameters)
  }
}

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom('io.metamask', 'IO.METAMASK', '__proto__', 'constructor', uuidOf(1), '\u202eevil', 'a'.repeat(5_000)),
  fc.anything(),
)
const hostileDetail = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
  fc.record(
    {
      info: fc.oneof(
        fc.anything(),
        fc.record({ uuid: hostileText, name: hostileText, rdns: hostileText, icon: hostileText }, { requiredKeys: [] }),
        fc.constant(
          new Proxy(
            {},
            {
              get() {
                throw new Error('boo')
              },
            },
          ),
        ),
      ),
      provider: fc.oneof(fc.anything(), fc.constant(createProvider()), fc.constant({ request: 'no function' })),
    },
    { requiredKeys: [] },
  ),
)
