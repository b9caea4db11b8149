import { memoryStorage } from '@portico/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, type PairingWorld, startPairingWorld } from '../../../test/pairingWorld.js'
import { solana } from '../../networks/otherNetworks.js'

const evmAccount = 'eip155:31337:0x1111111111111111111111111111111111111111'
const solanaAccount = `${solana.caipNetworkId}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`
let world: PairingWorld

beforeAll(async () => {
  world = await startPairingWorld()
}, 180_000)
afterEach(() => world.closeAll())
afterAll(() => world.stop())

describe('an answer that leads nowhere', () => {
  it.each([
    ['declined', { type: 'reject' }, 'rpc/user-rejected'],
    ['other networks than asked for', { type: 'wrongChain', chainId: 10 }, 'pairing/wrong-networks'],
  ] as const)('%s: a code for the words, and another try that works', async (_, step, error) => {
    const { kit, pairing, uri, until } = await world.openKit()
    const wallet = world.openWallet({ script: [step] })
    void pairing.begin()
    await wallet.pair(await uri())
    expect(await until('failed')).toMatchObject({ error, canRetry: true })
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    expect(kit.getEvent()?.data.event).toBe('CONNECT_ERROR')
    void pairing.retry()
    await wallet.pair(await uri())
    await until('idle')
    expect(kit.getAddress()).toBe(wallet.accounts[0])
  })

  it('[RELAY-08] leaving gives the link up: who has it gets nothing', async () => {
    const { kit, pairing, uri } = await world.openKit()
    const wallet = world.openWallet()
    await kit.open()
    void pairing.begin()
    const link = await uri()
    kit.close()
    expect(pairing.store.get()).toEqual({ status: 'idle', wallet: undefined, link: 'none', canRetry: false })
    expect(kit.getAccount('eip155').status).toBe('disconnected')
    await wallet.pair(link).catch(() => undefined) // it may be told that the link is gone
    void pairing.begin()
    expect(await uri()).not.toBe(link)
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it('[RELAY-01] a new code comes with a new link, and not within a second', async () => {
    const { pairing, uri } = await world.openKit()
    void pairing.begin()
    const first = await uri()
    if (!pairing.store.get().canRetry) {
      void pairing.retry()
      expect(pairing.store.get()).toMatchObject({ status: 'pairing', uri: first })
    }
    await eventually(() => expect(pairing.store.get().canRetry).toBe(true))
    void pairing.retry()
    expect(pairing.store.get()).toMatchObject({ status: 'starting', canRetry: false })
    expect(await uri()).not.toBe(first)
  })

  it('[RELAY-12] [API-06] a project that the relay does not know: said once, and to the visitor', async () => {
    const { pairing, until, lines } = await world.openKit({ options: { projectId: 'f'.repeat(32) } })
    void pairing.begin()
    expect(await until('failed')).toMatchObject({ error: 'pairing/refused' })
    void pairing.retry()
    await until('failed')
    expect(lines().filter((line) => line.includes('the server does not know this `projectId`'))).toHaveLength(1)
  })

  it('a relay that nobody answers at: unreachable, with another try', async () => {
    let isSilent = true
    const timers: (() => void)[] = []
    const { pairing, until } = await world.openKit({
      env: {
        openSocket: () => ({ send: () => undefined, close: () => undefined }),
        // Every timer of the kit is the test's to fire.
        setTimeout: (run, ms) => (isSilent && ms === 20_000 ? timers.push(run) : setTimeout(run, ms)),
      },
    })
    void pairing.begin()
    await eventually(() => expect(timers).toHaveLength(1))
    isSilent = false
    for (const run of timers) run()
    expect(await until('failed')).toMatchObject({ error: 'pairing/unreachable', canRetry: true })
  })
})

describe('several namespaces in one session', () => {
  async function both(memory = memoryStorage()) {
    const test = await world.openKit({ options: { networks: allNetworks() }, env: { memory } })
    return { ...test, memory }
  }
  const allNetworks = () => [...world.networks, solana]

  it('[STATE-07~] disconnecting one disconnects the other', async () => {
    const { kit, pairing, uri, until, memory } = await both()
    const wallet = world.openPlainWallet([evmAccount, solanaAccount])
    void pairing.begin()
    await wallet.pair(await uri())
    await until('idle')
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([
      evmAccount.split(':')[2],
      solanaAccount.split(':')[2],
    ])
    expect(memory.entries()['@portico/connected_namespaces']).toBe('eip155,solana')
    await kit.disconnect('eip155')
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([undefined, undefined])
    await eventually(() => expect(wallet.sessions()).toEqual([]))
  })

  it('[NET-05~] a switch across namespaces follows the session, also after a reload', async () => {
    const memory = memoryStorage()
    const before = await both(memory)
    const wallet = world.openPlainWallet([evmAccount, solanaAccount])
    void before.pairing.begin()
    await wallet.pair(await before.uri())
    await before.until('idle')
    expect(before.kit.getCaipNetworkId()).toBe('eip155:31337')
    await before.kit.switchNetwork(solana.caipNetworkId)
    expect(before.kit.getCaipAddress()).toBe(solanaAccount)
    before.kit.destroy()
    const after = await both(memory)
    await eventually(() => expect(after.kit.getCaipAddress()).toBe(solanaAccount))
    await after.kit.switchNetwork('eip155:31337')
    expect(after.kit.getCaipAddress()).toBe(evmAccount)
  })

  it('[NET-05~] only what the wallet approved can be chosen; an update of it counts', async () => {
    const { kit, pairing, uri, until } = await world.openKit()
    const wallet = world.openPlainWallet([evmAccount])
    void pairing.begin()
    await wallet.pair(await uri())
    await until('idle')
    expect(kit.store.get().connections.eip155?.list[0]?.approved).toEqual(['eip155:31337'])
    await expect(kit.switchNetwork('eip155:31338')).rejects.toMatchObject({ code: 'network/not-supported' })
    const [session] = wallet.sessions()
    const granted = session?.namespaces['eip155']
    const accounts = [evmAccount, evmAccount.replace('31337', '31338')]
    if (session && granted)
      await wallet.update(session.topic, { eip155: { ...granted, chains: ['eip155:31337', 'eip155:31338'], accounts } })
    await eventually(() => expect(kit.store.get().connections.eip155?.list[0]?.approved).toContain('eip155:31338'))
    await kit.switchNetwork('eip155:31338')
    expect(kit.getChainId()).toBe(31338)
  })
})

describe('without adapters', () => {
  it('[MODAL-02] opens on the code, or on all wallets on a phone, and connects', async () => {
    const { kit, pairing, uri, until, env } = await world.openKit({ options: { adapters: [] } })
    await kit.open()
    expect(kit.store.get().router.stack.at(-1)?.name).toBe('ConnectingWalletConnectBasic')
    kit.close()
    env.setPlatform({ isMobile: true })
    await kit.open()
    expect(kit.store.get().router.stack.at(-1)?.name).toBe('AllWallets')
    const wallet = world.openWallet()
    void pairing.begin()
    await wallet.pair(await uri())
    await until('idle')
    expect(kit.getAddress()).toBe(wallet.accounts[0])
    expect(await kit.signMessage('hello')).toMatch(/^0x[0-9a-f]{130}$/)
    await kit.switchNetwork('eip155:31338')
    expect(kit.getChainId()).toBe(31338)
    await kit.open()
    expect(kit.store.get().router.stack.at(-1)?.name).toBe('Account')
    await wallet.end()
    await eventually(() => expect(kit.getIsConnectedState()).toBe(false))
    await kit.open()
    expect(kit.store.get().router.stack.at(-1)?.name).toBe('AllWallets')
  })
})

it('[MODAL-10] without adapters no network is unsupported: nothing opens by itself', async () => {
  const memory = memoryStorage()
  const before = await world.openKit({ options: { adapters: [] }, env: { memory } })
  await before.pairWith(world.openWallet())
  await before.kit.switchNetwork('eip155:31338')
  before.kit.destroy()
  // The site has given this network up since.
  const after = await world.openKit({
    options: { adapters: [], networks: world.networks.slice(0, 1) },
    env: { memory },
  })
  await eventually(() => expect(after.kit.getAccount('eip155').status).toBe('connected'))
  expect([after.kit.isOpen(), after.kit.store.get().router.stack.at(-1)?.name]).toEqual([false, 'Connect'])
  await after.kit.open()
  expect(after.kit.store.get().router.stack.at(-1)?.name).toBe('Account')
})

it('[RELAY-04] a session that no connection is kept for is ended, on both sides', async () => {
  const memory = memoryStorage()
  const before = await world.openKit({ env: { memory } })
  const wallet = world.openWallet()
  await before.pairWith(wallet)
  before.kit.destroy()
  memory.removeItem('@portico/eip155:connected_connector_id')
  const after = await world.openKit({ env: { memory } })
  expect(after.kit.getAccount('eip155').status).toBe('disconnected')
  void after.pairing.begin()
  await eventually(() => expect(wallet.sessions).toEqual([]))
  expect(JSON.parse(memory.entries()['@portico/relay/sessions'] ?? '[]')).toEqual([])
})

it('[RELAY-02] asks for the methods of section 7, for every network, and for nothing as required', async () => {
  const { pairing, uri } = await world.openKit()
  const wallet = world.openPlainWallet([evmAccount])
  const proposal = new Promise<unknown>((resolve) => wallet.on('proposal', resolve))
  void pairing.begin()
  await wallet.pair(await uri())
  expect(await proposal).toMatchObject({
    requiredNamespaces: {},
    optionalNamespaces: {
      eip155: {
        chains: ['eip155:31337', 'eip155:31338'],
        methods: expect.arrayContaining([
          'personal_sign',
          'eth_sendTransaction',
          'wallet_getAssets',
          'wallet_sendCalls',
        ]),
        events: ['accountsChanged', 'chainChanged'],
      },
    },
  })
})

it('[RELAY-06] a provider without a session, and without a client, says which', async () => {
  const { pairWith, kit } = await world.openKit()
  const wallet = world.openWallet()
  await pairWith(wallet)
  const before = kit.store.get().connections.eip155?.list[0]?.provider
  expect(await before?.request({ method: 'eth_accounts' })).toEqual(wallet.accounts)
  await kit.disconnect()
  await expect(before?.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 4900,
    message: 'Session not initialized. Please call connect() before enable().',
  })
  await pairWith(wallet)
  const after = kit.store.get().connections.eip155?.list[0]?.provider
  kit.destroy()
  await expect(after?.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 4900,
    message: 'Sign Client not initialized',
  })
})

describe('a relay that is out of reach', () => {
  /** Sockets that can be cut; until they are mended, none opens. */
  function cuttable() {
    let isCut = false
    const open = new Set<{ close(): void }>()
    const openSocket: PairingWorld['openSocket'] = (url, handlers) => {
      if (isCut) throw new RangeError('offline')
      const socket = world.openSocket(url, handlers)
      open.add(socket)
      return socket
    }
    const cut = (): void => {
      isCut = true
      for (const socket of open) socket.close()
    }
    const mend = (): void => {
      isCut = false
    }
    return { openSocket, cut, mend }
  }

  it('keeps no visitor from disconnecting, and the wallet is told as soon as it is back', async () => {
    const { openSocket, cut, mend } = cuttable()
    const { kit, memory, pairWith } = await world.openKit({ env: { openSocket } })
    const wallet = world.openWallet()
    await pairWith(wallet)
    cut()
    await kit.disconnect()
    expect([kit.getAccount('eip155').status, kit.getProvider('eip155')]).toEqual(['disconnected', undefined])
    expect(kit.getState().loading).toBe(false)
    expect(memory.entries()['@portico/connection_status']).toBe('disconnected')
    expect(wallet.sessions).toHaveLength(1)
    mend()
    await eventually(() => expect(wallet.sessions).toEqual([]))
  })
})
