import type { Eip1193Provider } from '@portico/wire'
import { BrowserProvider } from 'ethers'
import { createWalletClient, custom, getAddress, type Hex, parseEther, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bridge } from './exports/index.js'
import { eventually, majors, startWagmiWorld, type WagmiWorld } from './test/wagmiWorld.js'

const sink: Hex = '0x000000000000000000000000000000000000dEaD'

describe.each([3, 2] as const)('wagmi %i', (major) => {
  const core = majors[major]
  let world: WagmiWorld
  beforeAll(async () => {
    world = await startWagmiWorld(core)
  }, 120_000)
  afterEach(() => {
    vi.unstubAllGlobals()
    world.closeAll()
  })
  afterAll(() => world.stop())

  it('sees the connection made in the modal at once, its changes, and its end', async () => {
    const { kit, config, wallet, connect } = await world.open()
    expect(core.getAccount(config).status).toBe('disconnected')
    await connect()
    expect(core.getAccount(config)).toMatchObject({ status: 'connected', address: wallet.accounts[0], chainId: 31337 })

    await kit.switchNetwork('eip155:31338')
    expect(core.getAccount(config).chainId).toBe(31338)
    wallet.changeChain(31337)
    await eventually(() => expect(core.getAccount(config).chainId).toBe(31337))
    const second = wallet.accounts[1]
    wallet.changeAccounts(1)
    await eventually(() => expect(core.getAccount(config).address).toBe(second))

    await kit.disconnect()
    expect(core.getAccount(config)).toMatchObject({ status: 'disconnected', address: undefined })
  })

  it('signs, sends and switches with its own actions, through the kit', async () => {
    const { kit, config, connect } = await world.open()
    await connect()
    await core.switchChain(config, { chainId: 31338 })
    expect(kit.getChainId()).toBe(31338)
    const hash = await core.sendTransaction(config, { to: sink, value: parseEther('0.01') })
    const receipt = await core.waitForTransactionReceipt(config, { hash, pollingInterval: 50 })
    expect(receipt).toMatchObject({ status: 'success', from: kit.getAddress()?.toLowerCase() })
    const client = await core.getWalletClient(config)
    expect(client.account.address).toBe(kit.getAddress())
    expect(await core.signMessage(config, { message: 'hello' })).toMatch(/^0x[0-9a-f]{130}$/)

    await core.disconnect(config)
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it('signs and sends with the account that the modal shows, after another was chosen there', async () => {
    const { kit, config, connect, wallet } = await world.open()
    await connect()
    const second = wallet.accounts[1] as Hex // of an EVM wallet
    await kit.actions.switchAccount({ namespace: 'eip155', address: second })
    await eventually(() => expect(core.getAccount(config).address).toBe(second))
    const hash = await core.sendTransaction(config, { to: sink, value: 1n })
    const receipt = await core.waitForTransactionReceipt(config, { hash, pollingInterval: 50 })
    expect(receipt.from).toBe(second.toLowerCase())
    const signature = await core.signMessage(config, { message: 'hello' })
    expect(await verifyMessage({ address: second, message: 'hello', signature })).toBe(true)
    await expect(core.signMessage(config, { account: wallet.accounts[0] as Hex, message: 'no' })).rejects.toThrow()
  })

  it('a visitor who refuses to switch is told by the number that wagmi knows', async () => {
    const { config, connect, wallet } = await world.open()
    await connect()
    wallet.play([{ type: 'reject' }])
    await expect(core.switchChain(config, { chainId: 31338 })).rejects.toMatchObject({ code: 4001 })
  })

  it('a chain that only wagmi knows is refused by the number that viem knows', async () => {
    const { kit, config, connect } = await world.open()
    await connect()
    kit.removeNetwork('eip155', 31338)
    await expect(core.switchChain(config, { chainId: 31338 })).rejects.toMatchObject({ code: 4902 })
  })

  it('gives addresses with their checksum, and hears listeners that came before the wallet', async () => {
    const { config, connect, wallet } = await world.open()
    const provider = (await config.connectors[0]?.getProvider()) as Eip1193Provider // the kit's
    const heard: unknown[] = []
    provider.on?.('accountsChanged', (accounts) => heard.push(accounts))
    await connect()
    const { addresses = [] } = core.getAccount(config)
    expect(addresses).toEqual(addresses.map((address) => getAddress(address)))
    wallet.changeAccounts(1)
    const [, second] = wallet.accounts
    await eventually(() => expect((heard.at(-1) as string[])[0]).toBe(second)) // a list, by the standard
  })

  it('refuses a chain that it does not know, by its name', async () => {
    const { config, connect } = await world.open()
    await connect()
    const [connector] = config.connectors
    const refusal = connector?.switchChain?.({ chainId: 5 })
    await expect(refusal).rejects.toThrow('Chain 5 is not in wagmi')
    await expect(refusal).rejects.toMatchObject({ code: 4902 })
  })

  it('opens the modal for its own connect, and takes a closed modal for a refusal', async () => {
    const { kit, config, connect } = await world.open()
    const [connector] = config.connectors
    if (!connector) throw new RangeError('no connector')
    const asked = core.connect(config, { connector })
    await eventually(() => expect(kit.isOpen()).toBe(true))
    await connect()
    expect((await asked).accounts[0]).toBe(kit.getAddress())
    await eventually(() => expect(core.getAccount(config).status).toBe('connected'))
    await core.disconnect(config)

    const again = core.connect(config, { connector })
    await eventually(() => expect(kit.isOpen()).toBe(true))
    kit.close()
    await expect(again).rejects.toMatchObject({ code: 4001 })
    expect(core.getAccount(config).status).toBe('disconnected')
  })

  it('is there again after a reload, without a prompt, whoever asks first', async () => {
    const first = await world.open()
    await first.connect()
    await first.kit.switchNetwork('eip155:31338')
    const address = first.kit.getAddress()
    first.end()
    const { wallet, memory } = first
    const prompts = wallet.prompts

    const { kit, config } = await world.open({ memory, wallet })
    await core.reconnect(config)
    await eventually(() =>
      expect(core.getAccount(config)).toMatchObject({ status: 'connected', address, chainId: 31338 }),
    )
    expect(kit.getAddress()).toBe(address)
    expect(wallet.prompts).toBe(prompts)
  })

  it('has one connection, also after a reload, when wagmi finds the same wallet by itself', async () => {
    vi.stubGlobal('window', new EventTarget()) // wagmi's own connector looks for nothing without one
    const wallet = world.createWallet()
    // As wagmi does for every wallet that announces itself.
    const own = core.injected({ target: { ...wallet.info, id: wallet.info.rdns, provider: wallet.provider as never } }) // an EIP-1193 provider
    const first = await world.open({ wallet, own: [own] })
    await first.connect()
    await eventually(() => expect(core.getAccount(first.config).connector?.id).toBe('portico'))
    expect(first.kit.store.get().connections.eip155?.list[0]?.connectorId).not.toContain('wagmi:')
    first.end()

    const { kit, config } = await world.open({ memory: first.memory, wallet, own: [own] })
    await core.reconnect(config)
    await eventually(() => expect(core.getAccount(config).connector?.id).toBe('portico'))
    expect([...config.state.connections.values()].map(({ connector }) => connector.id)).toEqual(['portico'])
    expect(kit.getWalletInfo('eip155')?.name).toBe('Alpha')
    await core.disconnect(config)
    expect(core.getAccount(config).status).toBe('disconnected')
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it('stays disconnected after a reload when nothing was connected', async () => {
    const { config } = await world.open()
    await core.reconnect(config)
    expect(core.getAccount(config).status).toBe('disconnected')
  })

  it('is told of a connection that came while it was looking for its own', async () => {
    const { config, connect, wallet } = await world.open()
    config.setState((state) => ({ ...state, status: 'reconnecting' }))
    await connect()
    expect(config.state.connections.size).toBe(0)
    config.setState((state) => ({ ...state, status: 'disconnected' }))
    expect(core.getAccount(config)).toMatchObject({ status: 'connected', address: wallet.accounts[0] })
  })

  it('the kit adopts a connection that the host made, and either side ends it', async () => {
    vi.stubGlobal('window', new EventTarget()) // wagmi's own connector looks for nothing without one
    const wallet = world.createWallet('Host')
    const own = core.injected({ target: { id: 'host', name: 'Host', provider: wallet.provider as never } }) // an EIP-1193 provider
    const { kit, config } = await world.open({ wallet, own: [own] })
    const connector = config.connectors.find(({ id }) => id === 'host')
    if (!connector) throw new RangeError('no connector')
    await core.connect(config, { connector })
    await eventually(() => expect(kit.getAddress()).toBe(wallet.accounts[0]))
    expect(kit.getWalletInfo('eip155')?.name).toBe('Host')
    expect(await kit.signMessage('hello')).toMatch(/^0x/)
    expect(core.getAccount(config).connector?.id).toBe('host')

    await core.disconnect(config)
    await eventually(() => expect(kit.getIsConnectedState()).toBe(false))

    await core.connect(config, { connector })
    await eventually(() => expect(kit.getIsConnectedState()).toBe(true))
    await kit.disconnect()
    await eventually(() => expect(core.getAccount(config).status).toBe('disconnected'))
  })

  it('another wallet chosen in the modal takes the place of the host\u2019s own', async () => {
    vi.stubGlobal('window', new EventTarget()) // as above
    const theirs = world.createWallet('Host')
    const own = core.injected({ target: { id: 'host', name: 'Host', provider: theirs.provider as never } }) // an EIP-1193 provider
    const { kit, config, connect } = await world.open({ own: [own] })
    const connector = config.connectors.find(({ id }) => id === 'host')
    if (!connector) throw new RangeError('no connector')
    await core.connect(config, { connector })
    await eventually(() => expect(kit.getWalletInfo('eip155')?.name).toBe('Host'))
    await connect()
    await eventually(() => expect(core.getAccount(config).connector?.id).toBe('portico'))
    expect(config.state.connections.size).toBe(1)
    expect(kit.getWalletInfo('eip155')?.name).toBe('Alpha')
    theirs.destroy()
  })

  it('says what is missing when the config has no connector of the kit', async () => {
    const { kit, config } = await world.open()
    const bare = core.createConfig({
      chains: world.chains,
      transports: { 31337: undefined, 31338: undefined } as never,
    }) // never used
    expect(() => bridge(kit, bare)).toThrow('Put portico(kit) into its')
    const provider = (await config.connectors[0]?.getProvider()) as Eip1193Provider // the kit's
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
    expect(config.connectors).toHaveLength(1)
  })
})

describe('the provider, without wagmi', () => {
  let world: WagmiWorld
  beforeAll(async () => {
    world = await startWagmiWorld(majors[3])
  }, 120_000)
  afterAll(async () => {
    world.closeAll()
    await world.stop()
  })

  it('is what viem and ethers sign and send with', async () => {
    const { kit, connect } = await world.open()
    await connect()
    const provider = kit.getProvider('eip155')
    if (!provider) throw new RangeError('not connected')
    const account = kit.getAddress() as Hex // connected on an EVM chain

    const client = createWalletClient({ account, chain: world.chains[0], transport: custom(provider) })
    expect(await client.sendTransaction({ to: sink, value: 1n })).toMatch(/^0x[0-9a-f]{64}$/)

    const signer = await new BrowserProvider(provider).getSigner()
    expect(signer.address).toBe(account)
    const sent = await signer.sendTransaction({ to: sink, value: 1n })
    expect((await sent.wait())?.status).toBe(1)
  })

  it('is the account that is shown for viem and ethers, after another was chosen in the modal', async () => {
    const { kit, connect, wallet } = await world.open()
    await connect()
    const [first, second] = wallet.accounts as [Hex, Hex] // of an EVM wallet
    const provider = kit.getProvider('eip155')
    if (!provider) throw new RangeError('not connected')
    const before = await new BrowserProvider(provider).getSigner()
    await kit.actions.switchAccount({ namespace: 'eip155', address: second })
    expect(kit.getProvider('eip155')).toBe(provider)

    const signer = await new BrowserProvider(provider).getSigner()
    expect(signer.address).toBe(second)
    const sent = await (await signer.sendTransaction({ to: sink, value: 1n })).wait()
    expect(sent?.from).toBe(second)
    expect(
      await verifyMessage({ address: second, message: 'hi', signature: (await signer.signMessage('hi')) as Hex }),
    ).toBe(true)
    // One that a library kept from before would sign with an account that nobody sees.
    await expect(before.sendTransaction({ to: sink, value: 1n })).rejects.toThrow(
      new RegExp(`${first}.*${second}`, 'i'),
    )

    const client = createWalletClient({ account: first, chain: world.chains[0], transport: custom(provider) })
    await expect(client.signMessage({ message: 'no' })).rejects.toThrow(new RegExp(`${first}.*${second}`, 'i'))
    expect(await client.getAddresses()).toEqual([second, first])
  })
})
