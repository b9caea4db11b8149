import { createServer } from 'node:net'
import {
  createPublicClient,
  createWalletClient,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseUnits,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DevnetError } from './DevnetError.js'
import { devnetAccounts } from './devnetAccounts.js'
import { devnetChains } from './devnetChains.js'
import { devnetContracts } from './devnetContracts.js'
import { type Devnet, startDevnet } from './startDevnet.js'

const anyPorts = devnetChains.map((chain) => ({ ...chain, port: 0 }))
const [first, second] = devnetAccounts

function readerOf(rpcUrl: string) {
  return createPublicClient({ transport: http(rpcUrl) })
}

describe('a running devnet', () => {
  let devnet: Devnet
  beforeAll(async () => {
    devnet = await startDevnet({ chains: anyPorts, quiet: true })
  }, 60_000)
  afterAll(() => devnet.stop())

  it('answers with the two chain ids', async () => {
    const ids = await Promise.all(devnet.chains.map(({ rpcUrl }) => readerOf(rpcUrl).getChainId()))
    expect(ids).toEqual([31337, 31338])
    expect(devnet.chains.map(({ name }) => name)).toEqual(['Portico Local', 'Portico Local Two'])
  })

  it('answers a page of another origin', async () => {
    const response = await fetch(devnet.chains[0]?.rpcUrl ?? '', {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:4400', 'access-control-request-method': 'POST' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('funds the accounts of the test mnemonic; only the first has sent anything', async () => {
    for (const { rpcUrl } of devnet.chains) {
      const reader = readerOf(rpcUrl)
      for (const [addressIndex, { address, privateKey }] of devnet.accounts.entries()) {
        const words = `${'test '.repeat(11)}junk`
        expect(address).toBe(mnemonicToAccount(words, { addressIndex }).address)
        expect(address).toBe(privateKeyToAccount(privateKey).address)
        expect(await reader.getBalance({ address })).toBe(parseUnits('10000', 18))
        const count = await reader.getTransactionCount({ address })
        expect(count > 0).toBe(addressIndex === 0)
      }
    }
  })

  it('gives the first five accounts tokens on both chains', async () => {
    const { coin, dollar, silentDollar } = devnetContracts
    for (const { rpcUrl } of devnet.chains) {
      const reader = readerOf(rpcUrl)
      for (const [index, { address }] of devnet.accounts.entries()) {
        const held = await Promise.all(
          [coin, dollar, silentDollar].map((token) =>
            reader.readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
          ),
        )
        expect(held).toEqual(index < 5 ? [1000n * 10n ** 18n, 5000n * 10n ** 6n, 2500n * 10n ** 6n] : [0n, 0n, 0n])
      }
    }
  })

  it('has the names, symbols and decimals that the constants promise', async () => {
    const { coin, dollar, silentDollar, tiles } = devnetContracts
    for (const { rpcUrl, contracts } of devnet.chains) {
      const reader = readerOf(rpcUrl)
      for (const token of [coin, dollar, silentDollar]) {
        const read = (functionName: 'name' | 'symbol' | 'decimals') =>
          reader.readContract({ address: token.address, abi: erc20Abi, functionName })
        expect(await Promise.all([read('name'), read('symbol'), read('decimals')])).toEqual([
          token.name,
          token.symbol,
          token.decimals,
        ])
      }
      expect(await reader.readContract({ ...tiles, functionName: 'name' })).toBe(tiles.name)
      expect(await reader.readContract({ ...tiles, functionName: 'symbol' })).toBe(tiles.symbol)
      expect(contracts).toMatchObject({ coin: coin.address, tiles: tiles.address })
      for (const address of Object.values(contracts)) expect(await reader.getCode({ address })).toMatch(/^0x60/)
    }
  })

  it('has a token whose transfer returns nothing, and one whose transfer returns true', async () => {
    const reader = readerOf(devnet.chains[0]?.rpcUrl ?? '')
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [second.address, 1n] })
    const answerOf = (to: Hex) => reader.call({ account: first.address, to, data }).then((result) => result.data)

    expect(await answerOf(devnetContracts.silentDollar.address)).toBeUndefined()
    const plain = (await answerOf(devnetContracts.dollar.address)) ?? '0x'
    expect(decodeFunctionResult({ abi: erc20Abi, functionName: 'transfer', data: plain })).toBe(true)
  })

  it('mines a signed transfer of the silent token at once', async () => {
    const rpcUrl = devnet.chains[1]?.rpcUrl ?? ''
    const { address, abi } = devnetContracts.silentDollar
    const wallet = createWalletClient({ account: privateKeyToAccount(second.privateKey), transport: http(rpcUrl) })
    const hash = await wallet.writeContract({
      address,
      abi,
      functionName: 'transfer',
      args: ['0x000000000000000000000000000000000000dEaD', 7n],
      chain: null,
    })
    const reader = readerOf(rpcUrl)
    expect((await reader.getTransactionReceipt({ hash })).status).toBe('success')
    const args = ['0x000000000000000000000000000000000000dEaD'] as const
    expect(await reader.readContract({ address, abi, functionName: 'balanceOf', args })).toBe(7n)
  })

  it('refuses to change an allowance of the silent token that is not zero', async () => {
    const rpcUrl = devnet.chains[1]?.rpcUrl ?? ''
    const { address, abi } = devnetContracts.silentDollar
    const account = privateKeyToAccount(devnetAccounts[2].privateKey)
    const wallet = createWalletClient({ account, transport: http(rpcUrl) })
    const approve = (value: bigint) =>
      wallet.writeContract({ address, abi, functionName: 'approve', args: [first.address, value], chain: null })
    await approve(5n)
    await expect(approve(6n)).rejects.toThrow('AllowanceNotZero')
    await approve(0n)
    await approve(6n)
  })

  it('has tiles with owners and a picture that needs no request', async () => {
    const reader = readerOf(devnet.chains[0]?.rpcUrl ?? '')
    const { address, abi } = devnetContracts.tiles
    const ownerOf = (tokenId: bigint) => reader.readContract({ address, abi, functionName: 'ownerOf', args: [tokenId] })
    expect(await ownerOf(1n)).toBe(first.address)
    expect(await ownerOf(2n)).toBe(first.address)
    expect(await ownerOf(10n)).toBe(devnetAccounts[4].address)

    const uri = await reader.readContract({ address, abi, functionName: 'tokenURI', args: [3n] })
    const metadata: unknown = await (await fetch(uri)).json()
    expect(metadata).toMatchObject({ name: 'Tile #3', image: expect.stringMatching(/^data:image\/png;base64,/) })
  })
})

describe('stop', () => {
  it('frees the ports, ends the processes and may be called twice', async () => {
    const crashes: DevnetError[] = []
    const devnet = await startDevnet({ chains: anyPorts, quiet: true, onCrash: (error) => crashes.push(error) })
    expect(childProcesses()).toHaveLength(2)
    const ports = devnet.chains.map(({ rpcUrl }) => Number(new URL(rpcUrl).port))
    await Promise.all([devnet.stop(), devnet.stop()])
    await devnet.stop()

    for (const port of ports) await expect(listenOn(port)).resolves.toBe('free')
    await expect.poll(childProcesses).toEqual([])
    expect(crashes).toEqual([])
  }, 60_000)

  it('error: port-taken leaves no process of the other chain', async () => {
    const holder = createServer()
    const port = await new Promise<number>((resolve) => {
      holder.listen(0, '127.0.0.1', () => {
        const address = holder.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    const chains = [
      { id: 31337, name: 'Portico Local', port: 0 },
      { id: 31338, name: 'Portico Local Two', port },
    ]
    await expect(startDevnet({ chains, quiet: true })).rejects.toMatchObject({
      code: 'port-taken',
      message: `Port ${port}, wanted by the chain "Portico Local Two", is taken by another program.`,
    })
    await expect.poll(childProcesses).toEqual([])
    await new Promise((resolve) => holder.close(resolve))
  }, 60_000)
})

async function listenOn(port: number): Promise<'free'> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  await new Promise((resolve) => server.close(resolve))
  return 'free'
}

function childProcesses(): string[] {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap')
}
