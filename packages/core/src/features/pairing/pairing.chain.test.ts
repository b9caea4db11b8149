import { memoryStorage, TestingError } from '@portico/testing'
import { createPublicClient, custom, type Hex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, type PairingWorld, startPairingWorld } from '../../../test/pairingWorld.js'

const second: Hex = `0x${'22'.repeat(32)}`
const first: Hex = `0x${'11'.repeat(32)}`
let world: PairingWorld

beforeAll(async () => {
  world = await startPairingWorld()
}, 180_000)
afterEach(() => world.closeAll())
afterAll(() => world.stop())

describe('a wallet that is elsewhere', () => {
  it('[CONNECT-03] [RELAY-03] [STORE-01~] connects by its link, and the connection is kept', async () => {
    const { kit, pairing, uri, until, memory } = await world.openKit()
    const wallet = world.openWallet({ name: 'Pocket' })
    await kit.open()
    const begun = pairing.begin()
    expect(pairing.store.get()).toMatchObject({ status: 'starting', canRetry: false })
    expect(kit.getAccount('eip155').status).toBe('connecting')
    await wallet.pair(await uri())
    await begun
    await until('idle')
    expect(kit.getAccount('eip155')).toMatchObject({
      status: 'connected',
      address: wallet.accounts[0],
      connectedWalletInfo: { name: 'Pocket', type: 'WALLET_CONNECT' },
    })
    expect(kit.getProviderType('eip155')).toBe('WALLET_CONNECT')
    expect(kit.isOpen()).toBe(false)
    expect(memory.entries()).toMatchObject({
      '@portico/eip155:connected_connector_id': 'walletConnect',
      '@portico/connection_status': 'connected',
      '@portico/connected_namespaces': 'eip155',
    })
    expect(kit.getEvent()?.data).toBeDefined()
    expect(wallet.errors).toEqual([])
  })

  it('signs, sends, and has a balance like any other', async () => {
    const { kit, pairWith } = await world.openKit()
    const wallet = world.openWallet()
    await pairWith(wallet)
    const address = wallet.accounts[0] as Hex // one key was given
    const signature = (await kit.signMessage('hello')) as Hex // proved here
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    await eventually(() => expect(Number(kit.getAccount('eip155').balance)).toBeGreaterThan(1))
    await kit.switchNetwork('eip155:31338')
    const call = { from: address, to: '0x000000000000000000000000000000000000dEaD', value: '0x1' }
    const provider = kit.getProvider('eip155')
    if (!provider) throw new TestingError('there is no provider')
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [call] })
    // As hosts do: through the wallet's provider, of which the wallet knows nothing but what needs its key.
    const client = createPublicClient({ transport: custom(provider), pollingInterval: 50 })
    expect(await client.waitForTransactionReceipt({ hash: hash as Hex })).toMatchObject({ status: 'success' }) // found, so it is one
  })

  it('[STATE-02] is found again after a reload, without a prompt', async () => {
    const memory = memoryStorage()
    const before = await world.openKit({ env: { memory } })
    const wallet = world.openWallet()
    await before.pairWith(wallet)
    await before.kit.switchNetwork('eip155:31338')
    before.kit.destroy()
    const prompts = wallet.prompts
    const after = await world.openKit({ env: { memory } })
    await eventually(() => expect(after.kit.getAccount('eip155').status).toBe('connected'))
    expect(after.kit.getAddress()).toBe(wallet.accounts[0])
    expect(after.kit.getChainId()).toBe(31338)
    expect(wallet.prompts).toBe(prompts)
    const signature = (await after.kit.signMessage('again')) as Hex // proved here
    expect(await verifyMessage({ address: wallet.accounts[0] as Hex, message: 'again', signature })).toBe(true) // one key was given
  })
})

describe('what the wallet changes', () => {
  it('[RELAY-05] accounts and networks, from both sides', async () => {
    const { kit, pairWith } = await world.openKit()
    const wallet = world.openWallet({ privateKeys: [first, second] })
    await pairWith(wallet)
    const [one, two] = wallet.accounts
    wallet.changeAccounts(1)
    await eventually(() => expect(kit.getAddress()).toBe(two))
    wallet.changeAccounts(0)
    await eventually(() => expect(kit.getAddress()).toBe(one))
    wallet.changeChain(31338)
    await eventually(() => expect(kit.getChainId()).toBe(31338))
    await kit.switchNetwork('eip155:31337')
    expect(kit.getChainId()).toBe(31337)
  })

  it('[RELAY-04] ends the session: nothing of it is left', async () => {
    const { kit, pairWith, memory } = await world.openKit()
    const wallet = world.openWallet()
    await pairWith(wallet)
    await wallet.end()
    await eventually(() =>
      expect(kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', address: undefined }),
    )
    expect(memory.entries()['@portico/connection_status']).toBe('disconnected')
    expect(JSON.parse(memory.entries()['@portico/relay/sessions'] ?? '[]')).toEqual([])
  })

  it('[STATE-05] learns that the visitor disconnected', async () => {
    const { kit, pairWith } = await world.openKit()
    const wallet = world.openWallet()
    await pairWith(wallet)
    await kit.disconnect()
    expect(kit.getIsConnectedState()).toBe(false)
    await eventually(() => expect(wallet.sessions).toEqual([]))
  })
})

describe('a wallet that is at home elsewhere than the chosen one', () => {
  const fox = { id: 'fox', name: 'Fox', homepage: 'https://fox.example/' }
  const other = { name: 'Fox', url: 'https://fox.evil.example' }

  async function approveByOther() {
    const test = await world.openKit()
    const wallet = world.openWallet(other)
    await test.kit.open()
    await test.kit.actions.chooseWallet({ wallet: fox })
    await wallet.pair(await test.uri())
    await test.until('doubtful')
    return { ...test, wallet }
  }

  it('sec:C11 is connected only when the visitor says so', async () => {
    const { kit, pairing, until, wallet, memory } = await approveByOther()
    expect(pairing.store.get()).toMatchObject({
      listed: 'fox.example',
      peer: { name: 'Fox', host: 'fox.evil.example' },
      wallet: fox,
    })
    expect(kit.getAddress()).toBeUndefined()
    expect(memory.entries()['@portico/eip155:connected_connector_id']).toBeUndefined()
    pairing.keep()
    await until('idle')
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: wallet.accounts[0] })
    expect(wallet.sessions).toHaveLength(1)
  })

  it.each([
    ['refused', ({ pairing }: Awaited<ReturnType<typeof approveByOther>>) => pairing.refuse()],
    ['left by closing', ({ kit }: Awaited<ReturnType<typeof approveByOther>>) => kit.close()],
  ])('sec:C11 %s: its session ends, and nothing was connected', async (_, act) => {
    const test = await approveByOther()
    act(test)
    await eventually(() => expect(test.wallet.sessions).toEqual([]))
    expect(test.pairing.store.get().status).toBe('idle')
    expect(test.kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', address: undefined })
    expect(JSON.parse(test.memory.entries()['@portico/relay/sessions'] ?? '[]')).toEqual([])
  })

  it('sec:C11 that ends its session itself is told as such, with another try', async () => {
    const { pairing, until, wallet } = await approveByOther()
    await wallet.end()
    await until('failed')
    expect(pairing.store.get()).toMatchObject({ error: 'pairing/ended', canRetry: true })
    pairing.keep()
    expect(pairing.store.get().status).toBe('failed')
  })

  it('sec:C11 nobody is asked about a wallet at home, or where none was chosen', async () => {
    const { kit, uri, until, pairWith } = await world.openKit()
    await pairWith(world.openWallet(other))
    await kit.disconnect()
    const wallet = world.openWallet({ name: 'Fox', url: 'https://app.fox.example' })
    await kit.open()
    await kit.actions.chooseWallet({ wallet: fox })
    await wallet.pair(await uri())
    await until('idle')
    expect(kit.getAddress()).toBe(wallet.accounts[0])
  })
})
