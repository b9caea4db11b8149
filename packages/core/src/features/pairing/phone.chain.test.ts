import { memoryStorage } from '@portico/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, type PairingWorld, startPairingWorld } from '../../../test/pairingWorld.js'

const fox = { id: 'fox', name: 'Fox', mobile_link: 'fox://', rdns: 'test.fox' }
const owl = { id: 'owl', name: 'Owl', mobile_link: 'owl' }
const otherKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
const android = { isMobile: true, isAndroid: true }
const safari = { isMobile: true, isIos: true, isSafari: true }
let world: PairingWorld

beforeAll(async () => {
  world = await startPairingWorld()
}, 180_000)
afterEach(() => world.closeAll())
afterAll(() => world.stop())

/** A page that can be hidden and shown, and has the focus. */
function createPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', hasFocus: () => true })
  const target = Object.assign(new EventTarget(), { document })
  return {
    target,
    setVisible(isVisible: boolean) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

describe('on a phone', () => {
  it('[RELAY-08] [RELAY-09] [STORE-01~] the app opens by itself; its link and the wallet are kept until the end', async () => {
    const memory = memoryStorage()
    const { kit, uri, until, env } = await world.openKit({ env: { memory, platform: android } })
    const events: unknown[] = []
    kit.subscribeEvents(({ data }) => events.push(data))
    const wallet = world.openWallet()
    await kit.open()
    await kit.actions.chooseWallet({ wallet: fox })
    expect(kit.store.get().router.stack.at(-1)).toEqual({ name: 'ConnectingWalletConnect', data: { wallet: fox } })
    const link = await uri()
    expect(env.opened).toEqual([{ url: `fox://wc?uri=${encodeURIComponent(link)}`, target: '_self' }])
    await wallet.pair(link)
    await until('idle')
    expect(JSON.parse(memory.entries()['WALLETCONNECT_DEEPLINK_CHOICE'] ?? '')).toEqual({ href: 'fox://', name: 'Fox' })
    expect(kit.store.get().recentWallets[0]).toMatchObject({ id: 'fox', name: 'Fox' })
    expect(events).toContainEqual({ event: 'CONNECT_SUCCESS', properties: { method: 'mobile', name: 'Fox' } })
    expect(events).toContainEqual({ event: 'SELECT_WALLET', properties: { name: 'Fox', platform: 'mobile' } })

    const { topic } = await wallet.waitForSession()
    await kit.signMessage('hello')
    expect(env.opened).toHaveLength(2)
    expect(env.opened[1]?.url).toMatch(new RegExp(`^fox://wc\\?requestId=\\d+&sessionTopic=${topic}$`))
    await kit.disconnect()
    expect(memory.entries()['WALLETCONNECT_DEEPLINK_CHOICE']).toBeUndefined()
  })

  it('[RELAY-09] by the code it is told as such, and no link is kept', async () => {
    const { kit, pairWith, memory } = await world.openKit()
    const events: unknown[] = []
    kit.subscribeEvents(({ data }) => events.push(data))
    await pairWith(world.openWallet({ name: 'Pocket' }))
    expect(events).toContainEqual({ event: 'CONNECT_SUCCESS', properties: { method: 'qrcode', name: 'Pocket' } })
    expect(memory.entries()['WALLETCONNECT_DEEPLINK_CHOICE']).toBeUndefined()
  })

  it.each([
    ['Safari on iOS', safari],
    ['Telegram', { isMobile: true, isTelegram: true }],
  ])('[RELAY-07] %s: the link is there before the tap, and serves the next wallet too', async (_, platform) => {
    const { kit, pairing, uri, until, env } = await world.openKit({ env: { platform } })
    await kit.open()
    const link = await uri()
    expect(env.opened).toEqual([])
    void kit.actions.chooseWallet({ wallet: fox })
    // Within the tap: nothing was waited for.
    expect(env.opened).toHaveLength(1)
    kit.actions.goBack()
    void kit.actions.chooseWallet({ wallet: owl })
    expect(env.opened.map(({ url }) => url.split(':')[0])).toEqual(['fox', 'owl'])
    expect(pairing.store.get()).toMatchObject({ status: 'pairing', uri: link, wallet: owl })
    const wallet = world.openWallet()
    await wallet.pair(link)
    await until('idle')
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: wallet.accounts[0] })
  })

  it('[RELAY-07] elsewhere another wallet gets a link of its own', async () => {
    const { kit, uri, pairing } = await world.openKit({ env: { platform: android } })
    await kit.open()
    await kit.actions.chooseWallet({ wallet: fox })
    const link = await uri()
    await kit.actions.chooseWallet({ wallet: owl })
    await eventually(() => expect(pairing.store.get()).toMatchObject({ status: 'pairing', wallet: owl }))
    expect(await uri()).not.toBe(link)
  })

  it('nothing opened, or the visitor left: the state says which', async () => {
    const { target, setVisible } = createPage()
    const { kit, pairing, uri } = await world.openKit({ env: { platform: android, eventTarget: () => target } })
    await kit.open()
    await kit.actions.chooseWallet({ wallet: fox })
    await uri()
    expect(pairing.store.get().link).toBe('opened')
    await eventually(() => expect(pairing.store.get().link).toBe('nothingOpened'))
    pairing.openWallet('mobile')
    expect(pairing.store.get().link).toBe('opened')
    setVisible(false)
    expect(pairing.store.get().link).toBe('left')
  })

  it('[RELAY-04] a session that ended while the page slept is noticed on return, without a socket', async () => {
    const { target, setVisible } = createPage()
    let isFrozen = false
    const { kit, pairWith, env } = await world.openKit({
      env: {
        platform: android,
        eventTarget: () => target,
        openSocket(url, handlers) {
          const awake = (run: () => void) => void (isFrozen || run())
          return world.openSocket(url, {
            onOpen: () => awake(handlers.onOpen),
            onMessage: (text) => awake(() => handlers.onMessage(text)),
            onClose: (close) => awake(() => handlers.onClose(close)),
          })
        },
      },
    })
    const wallet = world.openWallet()
    await pairWith(wallet)
    isFrozen = true
    setVisible(false)
    await wallet.end()
    expect(kit.getIsConnectedState()).toBe(true)
    setVisible(true)
    await eventually(() => expect(kit.getIsConnectedState()).toBe(false))
    expect(env.opened).toEqual([])
  })
})

describe('a page that the phone drops while the visitor is in the app', () => {
  const home = { ...fox, homepage: 'https://fox.example' }

  /** A visit that ends without a word, right after the app was opened; `memory` is what the browser keeps of it. */
  async function dropped() {
    const sockets = new Set<{ close(): void }>()
    let isGone = false
    const { kit, uri, memory } = await world.openKit({
      env: {
        platform: android,
        openSocket(url, { onOpen, onMessage, onClose }) {
          if (isGone) return { send: () => undefined, close: () => undefined }
          const alive = (run: () => void) => void (isGone || run())
          const socket = world.openSocket(url, {
            onOpen: () => alive(onOpen),
            onMessage: (text) => alive(() => onMessage(text)),
            onClose: (close) => alive(() => onClose(close)),
          })
          sockets.add(socket)
          return socket
        },
      },
    })
    await kit.open()
    await kit.actions.chooseWallet({ wallet: home })
    const link = await uri()
    await eventually(() => expect(memory.entries()['@portico/pending_pairing']).toBeDefined())
    isGone = true
    for (const socket of sockets) socket.close()
    const kept = memoryStorage()
    for (const [key, value] of Object.entries(memory.entries())) kept.setItem(key, value)
    return { link, kept }
  }

  it('[RELAY-09] finds the approval when it comes back, and forgets that it waited', async () => {
    const { link, kept } = await dropped()
    // No key in what the kit keeps of it: those are the relay client's, for as long as the pairing lives.
    expect(kept.entries()['@portico/pending_pairing']).not.toContain(/symKey=([\da-f]+)/.exec(link)?.[1])
    const wallet = world.openWallet({ url: 'https://fox.example' })
    await wallet.pair(link)
    const { kit } = await world.openKit({ env: { memory: kept, platform: android } })
    await eventually(() => expect(kit.getAddress()).toBe(wallet.accounts[0]))
    expect(kept.entries()['@portico/pending_pairing']).toBeUndefined()
    expect(JSON.parse(kept.entries()['WALLETCONNECT_DEEPLINK_CHOICE'] ?? '')).toEqual({ href: 'fox://', name: 'Fox' })
    expect(await kit.signMessage('hello')).toMatch(/^0x/)
  })

  it('also one that comes later', async () => {
    const { link, kept } = await dropped()
    const { kit } = await world.openKit({ env: { memory: kept, platform: android } })
    const wallet = world.openWallet({ url: 'https://fox.example' })
    await wallet.pair(link)
    await eventually(() => expect(kit.getAddress()).toBe(wallet.accounts[0]))
  })

  it('sec:C11 a wallet from elsewhere is refused: there is no screen to ask on', async () => {
    const { link, kept } = await dropped()
    const wallet = world.openWallet({ url: 'https://evil.example' })
    await wallet.pair(link)
    const { kit } = await world.openKit({ env: { memory: kept, platform: android } })
    await eventually(() => expect(kept.entries()['@portico/pending_pairing']).toBeUndefined())
    await eventually(() => expect(wallet.sessions).toEqual([]))
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it.each(['before', 'after'])('what a visitor begins anew is not overtaken by an approval %s it', async (order) => {
    const { link, kept } = await dropped()
    const { kit, uri } = await world.openKit({ env: { memory: kept, platform: android } })
    await kit.open()
    await kit.actions.chooseWallet({ wallet: owl })
    const late = world.openWallet({ url: 'https://fox.example', privateKeys: [otherKey] })
    const chosen = world.openWallet({ name: 'Owl' })
    const fresh = await uri()
    expect(fresh).not.toBe(link)
    const approveLate = async () => {
      await late.pair(link)
      await eventually(() => expect(late.sessions).toHaveLength(1))
    }
    if (order === 'before') await approveLate()
    await chosen.pair(fresh)
    await eventually(() => expect(kit.getIsConnectedState()).toBe(true))
    if (order === 'after') await approveLate()
    // Each goes to the wallet and back: whatever the late one had sent has come by then.
    for (const message of ['one', 'two', 'three']) await kit.signMessage(message)
    expect(late.requests.map(({ method }) => method)).not.toContain('personal_sign')
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: chosen.accounts[0] })
    expect(kit.getWalletInfo('eip155')?.name).toBe('Owl')
    expect(kit.store.get().recentWallets[0]).toMatchObject({ id: 'owl' })
    expect(JSON.parse(kept.entries()['@portico/relay/sessions'] ?? '[]')).toHaveLength(1)
  })
})

describe('a link of the host', () => {
  const foreign = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}&expiryTimestamp=4102444800`

  it('is shown as it is, and opened by the wallet that is chosen', async () => {
    const { kit, pairing, env } = await world.openKit({ options: { manualWCControl: true } })
    await kit.open({ uri: foreign })
    expect(kit.store.get().router.stack.at(-1)?.name).toBe('ConnectingWalletConnectBasic')
    await pairing.begin()
    expect(pairing.store.get()).toMatchObject({ status: 'pairing', uri: foreign, expiresAt: 4102444800000 })
    env.setPlatform(android)
    await kit.open({ uri: foreign })
    expect(kit.store.get().router.stack.at(-1)?.name).toBe('AllWallets')
    await kit.actions.chooseWallet({ wallet: fox })
    expect(env.opened[0]?.url).toBe(`fox://wc?uri=${encodeURIComponent(foreign)}`)
  })

  it('that is none is refused', async () => {
    const { kit, pairing, lines } = await world.openKit()
    await kit.open({ uri: 'https://evil.test' })
    await eventually(() => expect(lines().join()).toContain('This is no pairing link'))
    expect(pairing.store.get().status).toBe('idle')
  })
})
