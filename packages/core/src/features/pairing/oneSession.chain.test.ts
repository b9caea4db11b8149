import { createDapp, namespacesFor, platformEnv } from '@portico/relay'
import { memoryStorage } from '@portico/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, type PairingKit, type PairingWorld, startPairingWorld } from '../../../test/pairingWorld.js'
import { solana } from '../../networks/otherNetworks.js'

const otherKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
const android = { isMobile: true, isAndroid: true }
const [fox, owl] = [
  { id: 'fox', name: 'Fox', mobile_link: 'fox://', homepage: 'https://fox.example' },
  { id: 'owl', name: 'Owl', mobile_link: 'owl://' },
]
const address = `0x${'1'.repeat(40)}`
const stranger = `0x${'2'.repeat(40)}`
const solanaAccount = `${solana.caipNetworkId}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`
let world: PairingWorld

beforeAll(async () => {
  world = await startPairingWorld()
}, 180_000)
afterEach(() => world.closeAll())
afterAll(() => world.stop())

/** Each goes to the wallet and back: whatever was sent to the page before has come by then. */
async function signThrice({ kit }: PairingKit): Promise<void> {
  for (const message of ['one', 'two', 'three']) await kit.signMessage(message)
}

describe('a link of an earlier visit', () => {
  it('that was on the screen when the page was reloaded leads nowhere', async () => {
    // A reload says nothing to anybody: the page, and what it hears, is gone.
    let isGone = false
    const sockets = new Set<{ close(): void }>()
    const before = await world.openKit({
      env: {
        openSocket(url, { onOpen, onMessage }) {
          const alive = (run: () => void) => void (isGone || run())
          const socket = world.openSocket(url, {
            onOpen: () => alive(onOpen),
            onMessage: (text) => alive(() => onMessage(text)),
            onClose: () => undefined,
          })
          sockets.add(socket)
          return socket
        },
      },
    })
    void before.pairing.begin()
    const link = await before.uri()
    const late = world.openWallet({ privateKeys: [otherKey], script: [{ type: 'hang' }] })
    await late.pair(link)
    await late.waitForPending()
    const kept = memoryStorage(before.memory.entries())
    isGone = true
    for (const socket of sockets) socket.close()
    const after = await world.openKit({ env: { memory: kept } })
    const chosen = world.openWallet({ name: 'Owl' })
    await after.pairWith(chosen)
    late.resolvePending()
    await eventually(() => expect(late.sessions).toHaveLength(1))
    await signThrice(after)
    expect(after.kit.getAddress()).toBe(chosen.accounts[0])
    expect(after.kit.getWalletInfo('eip155')?.name).toBe('Owl')
    expect(late.requests.map(({ method }) => method)).not.toContain('personal_sign')
  })

  it('a kit that is destroyed gives its link up: a wallet that has it open is told', async () => {
    const { kit, pairing, uri } = await world.openKit()
    const wallet = world.openWallet({ script: [{ type: 'hang' }] })
    const expired = new Promise((resolve) => wallet.client.on('expire', resolve))
    void pairing.begin()
    await wallet.pair(await uri())
    await wallet.waitForPending()
    kit.destroy()
    await expired
  })
})

it('a reload finds the session that was in use, not the newest', async () => {
  const memory = memoryStorage()
  const before = await world.openKit({ env: { memory } })
  const wallet = world.openWallet({ name: 'Owl' })
  await before.pairWith(wallet)
  before.kit.destroy()
  const storage = { get: memory.getItem, set: memory.setItem, remove: memory.removeItem }
  const { relayUrl, projectId, openSocket } = world
  const metadata = { name: 'Site', description: '', url: 'https://site.test', icons: [] }
  const page = createDapp(platformEnv({ storage, openSocket }), { relayUrl, projectId, metadata })
  const { uri, topic } = await page.pair()
  const { approval } = await page.propose({ pairingTopic: topic, namespaces: namespacesFor([{ id: 'eip155:31337' }]) })
  await world.openWallet({ privateKeys: [otherKey] }).pair(uri)
  await approval
  page.destroy()
  const after = await world.openKit({ env: { memory } })
  await eventually(() => expect(after.kit.getAddress()).toBe(wallet.accounts[0]))
  expect(after.kit.getWalletInfo('eip155')?.name).toBe('Owl')
  expect(await after.kit.signMessage('hello')).toMatch(/^0x/)
  expect(await after.kit.getUniversalProvider()).toMatchObject({ session: { topic: wallet.sessions[0]?.topic } })
})

it('[RELAY-05] a wallet that took the place of another is heard, and the one before is not', async () => {
  const test = await world.openKit()
  const [first, second] = [world.openWallet({ privateKeys: [otherKey] }), world.openWallet()]
  await test.pairWith(first)
  const old = test.kit.store.get().connections.eip155?.list[0]?.provider
  void test.pairing.begin()
  await second.pair(await test.uri())
  await eventually(() => expect(test.kit.getAddress()).toBe(second.accounts[0]))
  await eventually(() => expect(first.sessions).toEqual([]))
  second.changeChain(31338)
  await eventually(() => expect(test.kit.getChainId()).toBe(31338))
  // Whoever kept the old wallet's provider does not talk to the new wallet with it.
  await expect(old?.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
})

describe('two tabs of a site', () => {
  it('a tab that starts, pairs, gives up and ends leaves the link alone that the other one shows', async () => {
    const memory = memoryStorage()
    const one = await world.openKit({ env: { memory } })
    void one.pairing.begin()
    const link = await one.uri()
    const two = await world.openKit({ env: { memory } })
    void two.pairing.begin()
    expect(await two.uri()).not.toBe(link)
    two.pairing.leave()
    const three = await world.openKit({ env: { memory } })
    void three.pairing.begin()
    await three.uri()
    three.kit.destroy()
    const wallet = world.openWallet()
    await wallet.pair(link)
    await eventually(() => expect(one.kit.getAddress()).toBe(wallet.accounts[0]))
    await eventually(() => expect(two.kit.getAddress()).toBe(wallet.accounts[0]))
    await signThrice(one)
    await signThrice(two)
    expect(wallet.sessions).toHaveLength(1)
  })

  it('on a phone, a tab that begins another pairing does not spend the link that was taken to an app', async () => {
    const memory = memoryStorage()
    const one = await world.openKit({ env: { memory, platform: android } })
    await one.kit.open()
    await one.kit.actions.chooseWallet({ wallet: fox })
    const link = await one.uri()
    const two = await world.openKit({ env: { memory, platform: android } })
    await two.kit.open()
    await two.kit.actions.chooseWallet({ wallet: owl })
    await two.uri()
    const wallet = world.openWallet({ url: 'https://fox.example' })
    await wallet.pair(link)
    await eventually(() => expect(one.kit.getAddress()).toBe(wallet.accounts[0]))
    await signThrice(one)
  })

  it('on a phone, both wait for the approval, and both have the one session', async () => {
    const memory = memoryStorage()
    const one = await world.openKit({ env: { memory, platform: android } })
    await one.kit.open()
    await one.kit.actions.chooseWallet({ wallet: fox })
    const link = await one.uri()
    const two = await world.openKit({ env: { memory, platform: android } })
    const wallet = world.openWallet({ url: 'https://fox.example' })
    await wallet.pair(link)
    for (const { kit } of [one, two]) await eventually(() => expect(kit.getAddress()).toBe(wallet.accounts[0]))
    await signThrice(one)
    await signThrice(two)
    expect(wallet.sessions).toHaveLength(1)
    expect([one, two].map(({ kit }) => kit.getIsConnectedState())).toEqual([true, true])
  })
})

describe('what a wallet says of its session', () => {
  async function paired(accounts = [`eip155:31337:${address}`, `eip155:31338:${address}`]) {
    const test = await world.openKit({ options: { networks: [...world.networks, solana] } })
    const wallet = world.openPlainWallet(accounts)
    void test.pairing.begin()
    await wallet.pair(await test.uri())
    await test.until('idle')
    const [session] = wallet.sessions()
    if (!session) throw new TypeError('no session')
    return { ...test, wallet, topic: session.topic, granted: session.namespaces }
  }
  const chainOf = (kit: PairingKit['kit']) => kit.store.get().connections.eip155?.list[0]?.provider

  it('[RELAY-05] accounts outside the session do not end the connection', async () => {
    const { kit, wallet, topic } = await paired()
    for (const data of [[stranger], []])
      await wallet.emit({ topic, chainId: 'eip155:31337', event: { name: 'accountsChanged', data } })
    // It comes after those, and is heard.
    await wallet.emit({ topic, chainId: 'eip155:31337', event: { name: 'chainChanged', data: 31338 } })
    await eventually(() => expect(kit.getChainId()).toBe(31338))
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address })
  })

  it('[RELAY-05] an update that takes the chain in use away is shown, and requests go where the modal says', async () => {
    const { kit, wallet, topic, granted } = await paired()
    await kit.switchNetwork('eip155:31338')
    const eip155 = { ...granted['eip155'], chains: ['eip155:31337'], accounts: [`eip155:31337:${address}`] }
    await wallet.update(topic, { eip155: { methods: [], events: [], ...eip155 } })
    await eventually(() => expect(kit.getChainId()).toBe(31337))
    expect(await chainOf(kit)?.request({ method: 'eth_chainId' })).toBe('0x7a69')
  })

  it('[RELAY-05] an update that takes a namespace away disconnects it, and leaves the others', async () => {
    const { kit, wallet, topic, granted } = await paired([`eip155:31337:${address}`, solanaAccount])
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([address, solanaAccount.split(':')[2]])
    const { eip155: _, ...others } = granted
    await wallet.update(topic, others)
    await eventually(() => expect(kit.getAccount('eip155').status).toBe('disconnected'))
    expect(kit.getAddress('solana')).toBe(solanaAccount.split(':')[2])
    expect(wallet.sessions()).toHaveLength(1)
  })
})
