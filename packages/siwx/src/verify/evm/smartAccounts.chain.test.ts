import { readFileSync } from 'node:fs'
import { type Devnet, devnetAccounts, devnetChains, startDevnet } from '@portico/devnet'
import {
  type Abi,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { verifySiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatMessage } from '../../message/formatMessage.js'
import { verifyMessage } from '../verifyMessage.js'
import type { EthCall } from './ethCall.js'

const file = new URL('../../../artifacts/smartAccounts.json', import.meta.url)
// Committed, and checked by artifacts.chain.test.ts: the shape is ours.
const artifacts = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly factoryAbi: Abi
  readonly factoryCode: Hex
}
const owner = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const thief = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const [sender] = devnetAccounts
const nonce = '0123456789abcdef0123456789abcdef'
const chainId = 'eip155:31337'

let devnet: Devnet
let factory: Hex
let calls: { to?: string | undefined; data: string }[] = []
const rpcUrl = () => devnet.chains[0]?.rpcUrl ?? ''
const client = () =>
  createTestClient({ mode: 'hardhat', transport: http(rpcUrl()) })
    .extend(publicActions)
    .extend(walletActions)

const call: EthCall = async (_, request) => {
  calls.push(request)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [request, 'latest'] })
  const response = await fetch(rpcUrl(), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  // A node's answer: one or the other.
  const { result } = (await response.json()) as { result?: string }
  return result
}

async function write(functionName: string, args: readonly unknown[]): Promise<void> {
  const account = sender?.address ?? zeroAddress
  await client().writeContract({
    address: factory,
    abi: artifacts.factoryAbi,
    functionName,
    args,
    account,
    chain: null,
  })
}
const read = (functionName: string, args: readonly unknown[]): Promise<Hex> =>
  // Both functions that are read answer an address.
  client().readContract({ address: factory, abi: artifacts.factoryAbi, functionName, args }) as Promise<Hex>

/** ERC-6492: the account's factory, what to tell it, the signature, and the mark. */
function wrap(signature: Hex, data: Hex, to: Hex = factory): Hex {
  const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const
  return `${encodeAbiParameters(types, [to, data, signature])}${'6492'.repeat(16)}`
}
const creation = (who: Hex, salt: bigint): Hex =>
  encodeFunctionData({ abi: artifacts.factoryAbi, functionName: 'create', args: [who, salt] })

function messageOf(accountAddress: string): string {
  const issuedAt = new Date().toISOString()
  const page = { domain: 'shop.example', uri: 'https://shop.example/' }
  return formatMessage({ ...page, accountAddress, chainId, version: '1', nonce, issuedAt })
}
async function verify(account: Hex, message: string, signature: string, ask: EthCall | undefined = call) {
  const expected = { domain: 'shop.example', nonce, now: Date.now(), accountAddress: account }
  const verdict = await verifyMessage({ message, signature, expected, call: ask })
  return verdict.isValid ? verdict.kind : verdict.problem
}
const signed = async (account: Hex, by: PrivateKeyAccount): Promise<[message: string, signature: Hex]> => {
  const message = messageOf(account)
  return [message, await by.signMessage({ message })]
}

beforeAll(async () => {
  devnet = await startDevnet({ chains: [{ ...devnetChains[0], port: 0 }], quiet: true })
  const account = sender?.address ?? zeroAddress
  const hash = await client().deployContract({
    abi: artifacts.factoryAbi,
    bytecode: artifacts.factoryCode,
    account,
    chain: null,
  })
  const { contractAddress } = await client().waitForTransactionReceipt({ hash })
  factory = contractAddress ?? zeroAddress
}, 120_000)
afterAll(() => devnet.stop())

describe('[SIWX-06] a wallet contract (ERC-1271)', () => {
  it("accepts its owner's signature, through eth_call, and no other's", async () => {
    await write('create', [owner.address, 1n])
    const account = await read('addressOf', [owner.address, 1n])
    const [message, signature] = await signed(account, owner)
    calls = []
    expect(await verify(account, message, signature)).toBe('eip1271')
    expect(calls).toEqual([{ to: account, data: expect.stringMatching(/^0x1626ba7e/) }])
    expect(await verify(account, message, (await signed(account, thief))[1])).toBe('signature')
    expect(await verify(account, messageOf(account).replace('Nonce', ' Nonce'), signature)).toBe('message')
    expect(await verify(account, message, `${signature}00`)).toBe('signature')
    // Without a node nobody can tell.
    const expected = { domain: 'shop.example', nonce, now: Date.now() }
    expect(await verifyMessage({ message, signature, expected })).toEqual({ isValid: false, problem: 'signature' })
  })

  it('agrees with another verifier', async () => {
    const account = await read('addressOf', [owner.address, 1n])
    const [message, signature] = await signed(account, owner)
    expect(
      await verifySiweMessage(client(), { message, signature, address: account, domain: 'shop.example', nonce }),
    ).toBe(true)
  })

  it('that gives any other answer has not accepted', async () => {
    for (const mode of [0, 1, 2, 3, 4, 5, 6]) {
      await write('createOdd', [mode])
      const account = await read('addressOfOdd', [mode])
      const [message, signature] = await signed(account, thief)
      expect(await verify(account, message, signature), `mode ${mode}`).toBe('signature')
      expect(await verify(account, message, wrap(signature, '0x')), `wrapped, mode ${mode}`).toBe('signature')
    }
  })

  it('an address without a contract, and the one that echoes what it is sent', async () => {
    for (const account of [
      '0x0000000000000000000000000000000000000004',
      '0x0000000000000000000000000000000000000001',
    ] as const) {
      const [message, signature] = await signed(account, thief)
      expect(await verify(account, message, signature)).toBe('signature')
      expect(await verify(account, message, wrap(signature, '0x'))).toBe('signature')
    }
  })

  it('a node that does not answer is no refusal', async () => {
    const account = await read('addressOf', [owner.address, 1n])
    const [message, signature] = await signed(account, owner)
    const dead: EthCall = () => Promise.reject(new TypeError('away'))
    await expect(verify(account, message, signature, dead)).rejects.toMatchObject({ code: 'siwx/call' })
  })
})

describe('[SIWX-06] a wallet contract that is not deployed yet (ERC-6492)', () => {
  it("accepts its owner's signature, and stays undeployed", async () => {
    const account = await read('addressOf', [owner.address, 2n])
    const [message, signature] = await signed(account, owner)
    expect(await verify(account, message, signature)).toBe('signature')
    calls = []
    expect(await verify(account, message, wrap(signature, creation(owner.address, 2n)))).toBe('eip6492')
    expect(calls).toHaveLength(1)
    expect(await client().getCode({ address: account })).toBeUndefined()
  })

  it('and the same signature after it was deployed', async () => {
    const account = await read('addressOf', [owner.address, 3n])
    const [message, signature] = await signed(account, owner)
    const wrapped = wrap(signature, creation(owner.address, 3n))
    await write('create', [owner.address, 3n])
    expect(await verify(account, message, wrapped)).toBe('eip6492')
    expect(await verify(account, message, signature)).toBe('eip1271')
  })

  it('[sec:C5] refuses what does not belong together', async () => {
    const account = await read('addressOf', [owner.address, 4n])
    const [message, signature] = await signed(account, owner)
    const [, stolen] = await signed(account, thief)
    const wrong: readonly [what: string, signature: string][] = [
      ["a thief's signature", wrap(stolen, creation(owner.address, 4n))],
      ["a thief's own account", wrap(stolen, creation(thief.address, 4n))],
      ['another salt', wrap(signature, creation(owner.address, 5n))],
      ['a factory that is none', wrap(signature, creation(owner.address, 4n), thief.address)],
      ['a call that reverts', wrap(signature, '0x12345678')],
      ['a wrapping without content', `0x${'6492'.repeat(16)}`],
      ['a wrapping of nonsense', `0x${'ff'.repeat(200)}${'6492'.repeat(16)}`],
      ['lengths beyond the end', `0x${'00'.repeat(32)}${'ff'.repeat(64)}${'6492'.repeat(16)}`],
      ['no hex', `0xzz${'6492'.repeat(16)}`],
    ]
    for (const [what, forged] of wrong) expect(await verify(account, message, forged), what).toBe('signature')
    // A person's own address has no contract, whatever a factory is told.
    const [own, byOwner] = await signed(owner.address, owner)
    expect(await verify(owner.address, own, byOwner)).toBe('eip191')
    const [, byThief] = await signed(owner.address, thief)
    expect(await verify(owner.address, own, wrap(byThief, creation(thief.address, 9n)))).toBe('signature')
  })
})
