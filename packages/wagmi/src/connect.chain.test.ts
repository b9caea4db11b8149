import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually, majors, startWagmiWorld, type WagmiWorld } from './test/wagmiWorld.js'

const sink: Hex = '0x000000000000000000000000000000000000dEaD'

describe.each([3, 2] as const)('connecting with wagmi %i', (major) => {
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

  it('sends with the account that was chosen in the modal, of a wallet that the host connected', async () => {
    vi.stubGlobal('window', new EventTarget()) // wagmi's own connector looks for nothing without one
    const wallet = world.createWallet('Host')
    const own = core.injected({ target: { id: 'host', name: 'Host', provider: wallet.provider as never } }) // an EIP-1193 provider
    const { kit, config } = await world.open({ wallet, own: [own] })
    const connector = config.connectors.find(({ id }) => id === 'host')
    if (!connector) throw new RangeError('no connector')
    await core.connect(config, { connector })
    await eventually(() => expect(kit.getAddress()).toBe(wallet.accounts[0]))
    const second = wallet.accounts[1] as Hex // of an EVM wallet
    await kit.actions.switchAccount({ namespace: 'eip155', address: second })
    const hash = await core.sendTransaction(config, { to: sink, value: 1n })
    const receipt = await core.waitForTransactionReceipt(config, { hash, pollingInterval: 50 })
    expect(receipt.from).toBe(second.toLowerCase())
  })

  it.each([
    [-32603, 'the wallet does not switch to is a connection all the same', expect.objectContaining({ chainId: 31337 })],
    [4001, 'the visitor declines is refused', 4001],
  ] as const)('%i: connecting to a chain that %s', async (code, _case, result) => {
    const { kit, config, connect, wallet } = await world.open()
    const on = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
    wallet.play([{ type: 'error', code, message: 'no', on, times: 'always' }])
    const [connector] = config.connectors
    if (!connector) throw new RangeError('no connector')
    const asked = core.connect(config, { connector, chainId: 31338 }).catch((error) => error.code)
    await eventually(() => expect(kit.isOpen()).toBe(true))
    await connect()
    expect(await asked).toEqual(result)
  })
})
