import { type Devnet, devnetChains, startDevnet } from '@portico/devnet'
import { createPublicClient, encodeDeployData, type Hex, http, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVirtualWallet, type VirtualWallet } from './createVirtualWallet.js'

const receiver = '0x000000000000000000000000000000000000dEaD'
let devnet: Devnet
let wallet: VirtualWallet
let from: string

beforeAll(async () => {
  devnet = await startDevnet({ chains: devnetChains.map((chain) => ({ ...chain, port: 0 })), quiet: true })
  const chains = Object.fromEntries(devnet.chains.map(({ id, rpcUrl }) => [id, { rpcUrl }]))
  wallet = createVirtualWallet({ chains, authorized: true })
  from = String(wallet.accounts[0])
})
afterAll(() => devnet.stop())

const client = (index: number) =>
  createPublicClient({ transport: http(devnet.chains[index]?.rpcUrl), pollingInterval: 50 })
const send = (fields: object) =>
  wallet.provider.request({ method: 'eth_sendTransaction', params: [{ from, ...fields }] }) as Promise<Hex> // a hash; receipts prove it

describe('eth_sendTransaction on a real chain', () => {
  it('fills, signs and sends; the chain accepts it', async () => {
    const before = await client(0).getBalance({ address: receiver })
    const hash = await send({ to: receiver, value: '0xde0b6b3a7640000' })
    const receipt = await client(0).waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', type: 'eip1559', from: from.toLowerCase() })
    expect((await client(0).getBalance({ address: receiver })) - before).toBe(parseEther('1'))
  })

  it('numbers transactions that are sent at the same time', async () => {
    const hashes = await Promise.all([1, 2, 3].map((value) => send({ to: receiver, value: `0x${value}` })))
    const nonces = await Promise.all(hashes.map(async (hash) => (await client(0).getTransaction({ hash })).nonce))
    expect(new Set(nonces).size).toBe(3)
  })

  it('keeps the fees, gas and nonce that the page chose', async () => {
    const nonce = await client(0).getTransactionCount({ address: from as Hex }) // an address by construction
    const chosen = { gas: '0x5300', gasPrice: '0x2540be400', nonce: `0x${nonce.toString(16)}` }
    const transaction = await client(0).getTransaction({ hash: await send({ to: receiver, ...chosen }) })
    expect(transaction).toMatchObject({ type: 'legacy', gas: 0x5300n, gasPrice: 10_000_000_000n, nonce })
  })

  it('calls and deploys contracts', async () => {
    // Init code that leaves one byte of code behind: PUSH1 01 PUSH1 00 RETURN.
    const data = encodeDeployData({ abi: parseAbi(['constructor()']), bytecode: '0x60016000f3' })
    const receipt = await client(0).waitForTransactionReceipt({ hash: await send({ data }) })
    expect(receipt.contractAddress).toMatch(/^0x/)
    expect(await wallet.provider.request({ method: 'eth_getCode', params: [receipt.contractAddress, 'latest'] })).toBe(
      '0x00',
    )
  })

  it('sends on the chain the wallet is on', async () => {
    await wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
    const hash = await send({ to: receiver, value: '0x1', chainId: '0x7a6a' })
    expect((await client(1).waitForTransactionReceipt({ hash })).status).toBe('success')
    await expect(send({ to: receiver, chainId: '0x7a69' })).rejects.toMatchObject({ code: -32602 })
    wallet.changeChain(31337)
  })

  it('passes on why a transaction cannot work', async () => {
    const coin = devnet.chains[0]?.contracts.coin
    const data = `0xa9059cbb${receiver.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
    await expect(send({ to: coin, data })).rejects.toMatchObject({ message: expect.stringMatching(/revert/i) })
  })

  it('error: refused by the person, wrong fields, somebody else', async () => {
    wallet.play([{ type: 'reject' }])
    await expect(send({ to: receiver })).rejects.toMatchObject({ code: 4001 })
    for (const fields of [
      {},
      { to: 'me' },
      { to: receiver, value: 1 },
      { to: receiver, data: 'x' },
      { to: receiver, gas: '0x' },
    ]) {
      await expect(send(fields)).rejects.toMatchObject({ code: -32602 })
    }
    await expect(send({ from: receiver, to: receiver })).rejects.toMatchObject({ code: 4100 })
  })
})
