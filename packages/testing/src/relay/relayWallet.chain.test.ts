import { createProvider, namespacesFor, type Session } from '@portico/relay'
import { createPublicClient, type Hex, http, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chains, connect, propose, type RelayWorld, startRelayWorld } from '../test/relayWorld.js'
import { memoryStore } from './relayWalletOptions.js'

const developmentKey: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const hello = '0x68656c6c6f'
let world: RelayWorld

beforeAll(async () => {
  world = await startRelayWorld()
})
afterEach(() => world.closeAll())
afterAll(() => world.stop())

describe('a virtual relay wallet', () => {
  it('grants its accounts on the chains that a page asked for, and signs for real', async () => {
    const wallet = world.openWallet()
    const { session, ask } = await connect(wallet, world.openDapp())
    expect(session.namespaces['eip155']?.accounts).toEqual(
      chains.flatMap((chain) => wallet.accounts.map((address) => `${chain}:${address}`)),
    )
    const address = wallet.accounts[0] as Hex // two keys were given
    const signature = (await ask('personal_sign', [hello, address])) as Hex // proved below
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)

    const typed = {
      domain: { name: 'Test', chainId: 31338 },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Mail: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'Mail',
      message: { text: 'hello' },
    } as const
    const signed = (await ask('eth_signTypedData_v4', [address, JSON.stringify(typed)], 'eip155:31338')) as Hex // proved below
    const domain = { ...typed.domain, chainId: 31338n }
    expect(await verifyTypedData({ address, ...typed, domain, signature: signed })).toBe(true)
    expect(wallet.prompts).toBe(3)
    expect(wallet.errors).toEqual([])
  })

  it('sends transactions on the chain that the request names', async () => {
    const wallet = world.openWallet({ privateKeys: [developmentKey] })
    const { ask } = await connect(wallet, world.openDapp())
    const call = { from: wallet.accounts[0], to: '0x000000000000000000000000000000000000dEaD', value: '0x1' }
    const hash = (await ask('eth_sendTransaction', [call], 'eip155:31338')) as Hex // its receipt proves it
    const client = createPublicClient({ transport: http(world.devnet.chains[1]?.rpcUrl), pollingInterval: 50 })
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(wallet.chainId).toBe(31337)
  })

  it.each([
    ['reject', { type: 'reject' }, 'relay/proposal-rejected'],
    ['error', { type: 'error', code: 5100, message: 'x' }, 'relay/proposal-rejected'],
  ] as const)('%s refuses a proposal', async (_, step, code) => {
    const wallet = world.openWallet({ script: [step] })
    const { uri, approval } = await propose(world.openDapp())
    await wallet.pair(uri)
    await expect(approval).rejects.toMatchObject({ code })
    expect(wallet.sessions).toEqual([])
  })

  it('wrongChain grants another chain than asked for: the page refuses', async () => {
    const wallet = world.openWallet({ script: [{ type: 'wrongChain', chainId: 10 }] })
    const { uri, approval } = await propose(world.openDapp())
    await wallet.pair(uri)
    await expect(approval).rejects.toMatchObject({ code: 'relay/chains-not-asked' })
  })

  it('knows no chain that the page uses: says so', async () => {
    const wallet = world.openWallet()
    const { uri, approval } = await propose(world.openDapp(), ['eip155:10'])
    await wallet.pair(uri)
    await expect(approval).rejects.toMatchObject({ code: 'relay/proposal-rejected', rpcCode: 5100 })
  })

  it('hangs, locks and refuses requests as its script says', async () => {
    const wallet = world.openWallet()
    const { ask } = await connect(wallet, world.openDapp())
    const params = [hello, wallet.accounts[0]]
    wallet.play([{ type: 'reject' }, { type: 'hang' }, { type: 'lock' }, { type: 'nonsense', result: 7 }])
    await expect(ask('personal_sign', params)).rejects.toMatchObject({ code: 'relay/peer', rpcCode: 4001 })

    const hanging = ask('personal_sign', params)
    expect((await wallet.waitForPending()).reason).toBe('hang')
    expect(wallet.resolvePending()).toBe(1)
    expect(await hanging).toMatch(/^0x[0-9a-f]{130}$/)

    const locked = ask('personal_sign', params)
    expect((await wallet.waitForPending()).reason).toBe('lock')
    expect(wallet.isLocked).toBe(true)
    wallet.unlock()
    expect(await locked).toMatch(/^0x/)
    expect(await ask('personal_sign', params)).toBe(7)
  })

  it('unknownChain: fails with 4902 until the chain is added', async () => {
    const wallet = world.openWallet({ script: [{ type: 'unknownChain' }] })
    const { ask } = await connect(wallet, world.openDapp())
    const to = { chainId: '0x7a6a' }
    await expect(ask('wallet_switchEthereumChain', [to])).rejects.toMatchObject({ rpcCode: 4902 })
    const chain = {
      ...to,
      chainName: 'Two',
      rpcUrls: ['http://localhost:1'],
      nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
    }
    expect(await ask('wallet_addEthereumChain', [chain])).toBeNull()
    expect(wallet.chainId).toBe(31338)
  })

  it('tells the page of another account, another chain, a longer life and the end', async () => {
    const wallet = world.openWallet()
    const { dapp, session } = await connect(wallet, world.openDapp())
    const provider = await createProvider({
      dapp,
      topic: session.topic,
      family: 'eip155',
      env: { storage: memoryStore(), log: () => undefined },
    })
    const [first, second] = wallet.accounts
    const heard = <Value>(listen: (done: (value: Value) => void) => void) => new Promise<Value>(listen)

    const accounts = heard<readonly string[]>((done) =>
      dapp.on('event', ({ name }) => name === 'accountsChanged' && done(provider.accounts())),
    )
    wallet.changeAccounts(1)
    expect(await accounts).toEqual([second, first])

    const chain = heard<string>((done) => void provider.on('chainChanged', done))
    wallet.changeChain(31338)
    expect(await chain).toBe('eip155:31338')

    const updated = heard<Session>((done) => void dapp.on('update', done))
    await wallet.update([31338])
    expect((await updated).namespaces['eip155']?.chains).toEqual(['eip155:31338'])

    const extended = heard<Session>((done) => void dapp.on('extend', done))
    await wallet.extend()
    expect((await extended).expiry).toBeGreaterThanOrEqual(session.expiry)

    const ended = heard<{ by: string }>((done) => void dapp.on('disconnect', done))
    await wallet.end()
    expect(await ended).toMatchObject({ by: 'peer' })
    expect(wallet.errors).toEqual([])
  })

  it('keeps its sessions for the next wallet with its storage', async () => {
    const storage = memoryStore()
    const wallet = world.openWallet({ storage })
    const { ask } = await connect(wallet, world.openDapp())
    wallet.destroy()
    const again = world.openWallet({ storage })
    expect((await again.waitForSession()).topic).toBe(wallet.sessions[0]?.topic)
    expect(await ask('personal_sign', [hello, again.accounts[0]])).toMatch(/^0x/)
  })

  it.each([true, false])('signs in and connects in one step, if it can: %s', async (oneClick) => {
    const wallet = world.openWallet({ oneClick })
    const dapp = world.openDapp()
    const pairing = await dapp.pair({ methods: ['wc_sessionAuthenticate'] })
    const { approval } = await dapp.authenticate({
      pairingTopic: pairing.topic,
      namespaces: namespacesFor(chains.map((id) => ({ id }))),
      chains,
      domain: 'page.example',
      aud: 'https://page.example/login',
      nonce: 'abcdef123456',
    })
    await wallet.pair(pairing.uri)
    const { cacaos, session } = await approval
    expect(cacaos.map(({ p }) => p.iss)).toEqual(oneClick ? [`did:pkh:eip155:31337:${wallet.accounts[0]}`] : [])
    expect(session.namespaces['eip155']?.chains).toEqual(chains)
  })
})
