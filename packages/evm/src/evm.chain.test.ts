import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Adapter, type AdapterConnection, defineNetwork, type Network } from '@portico/core/adapter'
import { type Devnet, devnetChains, startDevnet } from '@portico/devnet'
import { createVirtualWallet, type VirtualWallet } from '@portico/testing/wallets'
import { verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { evm } from './evm.js'
import { porticoLocal, porticoLocalTwo } from './networks/localNetworks.js'
import { createContext } from './test/createContext.js'
import { createFakeEnv } from './test/createFakeEnv.js'
import { firstAddress, testKeys } from './test/testAccounts.js'

let devnet: Devnet
let networks: Network[]

beforeAll(async () => {
  devnet = await startDevnet({ chains: devnetChains.map((chain) => ({ ...chain, port: 0 })), quiet: true })
  networks = [porticoLocal, porticoLocalTwo].map((network) => at(network, urlOf(Number(network.id))))
})
afterAll(() => devnet?.stop())

function urlOf(id: number): string {
  return devnet.chains.find((chain) => chain.id === id)?.rpcUrl ?? ''
}

function at(network: Network, ...http: string[]): Network {
  return defineNetwork({ ...network, rpcUrls: { default: { http } } })
}

function network(index: number): Network {
  const found = networks[index]
  if (!found) throw new Error('no such network')
  return found
}

/** The real clock and the real fetch; only the page's event target is made up. */
function createAdapter(): { adapter: Adapter; target: EventTarget; stop: () => void } {
  const fake = createFakeEnv()
  const env = {
    ...fake,
    fetch: (input: string, init?: RequestInit) => fetch(input, init),
    now: () => Date.now(),
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  }
  const context = createContext(env)
  const adapter = evm().create(context)
  const stopAdapter = adapter.start()
  const stop = (): void => {
    stopAdapter()
    context.stopRpc()
  }
  return { adapter, target: fake.target, stop }
}

describe('on the local chain', () => {
  let wallet: VirtualWallet
  let adapter: Adapter
  let connection: AdapterConnection
  let stop: () => void

  beforeEach(async () => {
    wallet = createVirtualWallet({ name: 'Alpha', privateKeys: testKeys, chains: { 31337: { rpcUrl: urlOf(31337) } } })
    const page = createAdapter()
    adapter = page.adapter
    stop = page.stop
    wallet.announce(page.target)
    connection = await adapter.connect({ connectorId: 'test.portico.alpha' })
  })
  afterEach(() => {
    stop()
    wallet.destroy()
  })

  it('reads a balance that agrees with the wallet', async () => {
    const answer = await adapter.capabilities.balance?.({ address: firstAddress, network: network(0) })
    const params = [firstAddress, 'latest']
    const raw = await connection.provider.request({ method: 'eth_getBalance', params })
    const [whole = '', fraction = ''] = answer?.balance.split('.') ?? []
    expect(BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0'))).toBe(BigInt(String(raw)))
    expect(answer?.symbol).toBe('ETH')
  })

  it('signs a message that verifies', async () => {
    const message = 'Portico says hello: ✓'
    const signature = await adapter.capabilities.signMessage?.({ connection, address: firstAddress, message })
    expect(await verifyMessage({ address: firstAddress, message, signature: signature as `0x${string}` })).toBe(true)
  })

  it('[NET-07] adds the second chain to a wallet that lacks it, and the wallet can use it', async () => {
    await adapter.switchNetwork(connection, network(1))
    expect(wallet.chainId).toBe(31338)
    expect(Number(await connection.provider.request({ method: 'eth_blockNumber' }))).toBeGreaterThan(0)
    await adapter.switchNetwork(connection, network(0))
    expect(wallet.chainId).toBe(31337)
  })
})

describe('nodes that misbehave', () => {
  let server: Server
  let answer: (response: ServerResponse) => void
  let asked = 0
  let url: string
  let page: ReturnType<typeof createAdapter>

  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1
      answer(response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    url = `http://127.0.0.1:${port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked = 0
    page = createAdapter()
  })
  afterEach(() => page.stop())

  function balance(...urls: string[]) {
    return page.adapter.capabilities.balance?.({ address: firstAddress, network: at(porticoLocal, ...urls) })
  }

  it('[API-05] HTML: rpc/unreachable, and the next URL answers', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>')
    await expect(balance(url)).rejects.toMatchObject({ code: 'rpc/unreachable' })
    page.stop()
    page = createAdapter()
    await expect(balance(url, urlOf(31337))).resolves.toMatchObject({ symbol: 'ETH' })
    expect(asked).toBe(2)
  })

  it('[API-05] 429: tried again after the pause', async () => {
    answer = (response) => {
      if (asked < 3) response.writeHead(429, { 'retry-after': '0' }).end()
      else response.writeHead(200).end('{"jsonrpc":"2.0","id":1,"result":"0xde0b6b3a7640000"}')
    }
    await expect(balance(url)).resolves.toEqual({ balance: '1', symbol: 'ETH' })
  })

  it('[API-05] 429 for ever: rpc/unreachable after four tries', async () => {
    answer = (response) => response.writeHead(429).end('slow down')
    await expect(balance(url)).rejects.toMatchObject({ code: 'rpc/unreachable' })
    expect(asked).toBe(4)
  })

  it('down: rpc/unreachable with its cause, and the next URL answers', async () => {
    const closed = 'http://127.0.0.1:1'
    await expect(balance(closed)).rejects.toMatchObject({ code: 'rpc/unreachable', cause: expect.any(Error) })
    page.stop()
    page = createAdapter()
    await expect(balance(closed, urlOf(31337))).resolves.toMatchObject({ symbol: 'ETH' })
  })

  it('slow: the adapter can be stopped while a node keeps it waiting', async () => {
    answer = () => undefined
    const waiting = balance(url)
    await expect.poll(() => asked).toBe(1)
    page.stop()
    await expect(waiting).rejects.toMatchObject({ code: 'kit/destroyed' })
  })
})
