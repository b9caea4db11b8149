import { readFileSync } from 'node:fs'
import { type Devnet, devnetAccounts, devnetChains, startDevnet } from '@portico/devnet'
import { formatMessage } from '@portico/siwx'
import {
  type Abi,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  publicActions,
  zeroAddress,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nodeEnv } from '../env.js'
import { createRpc } from '../providers/rpc/createRpc.js'
import { createMemoryNonces } from '../siwx/createMemoryNonces.js'
import { issueNonce } from '../siwx/issueNonce.js'
import { verifySignIn } from '../siwx/verifySignIn.js'
import { askNonce, cookieOf, messageFor, outcomeOf, sendSignIn } from '../test/signIn.js'
import { testNetwork } from '../test/testNetwork.js'
import { createTestServer, type TestServer } from '../test/testServer.js'

const artifacts = new URL('../../../siwx/artifacts/smartAccounts.json', import.meta.url)
// Committed by the package that compiles it, and checked by a test there.
const { accountAbi, factoryAbi, factoryCode } = JSON.parse(readFileSync(artifacts, 'utf8')) as {
  readonly accountAbi: Abi
  readonly factoryAbi: Abi
  readonly factoryCode: Hex
}
// The owner of the wallet contracts: the first account of the local chain.
const owner = mnemonicToAccount('test test test test test test test test test test test junk')
const hour = 3_600_000

let devnet: Devnet
let factory: Hex
let server: TestServer
let isNodeAway = false
const client = () =>
  createWalletClient({ account: owner, transport: http(devnet.chains[0]?.rpcUrl ?? '') }).extend(publicActions)

beforeAll(async () => {
  devnet = await startDevnet({ chains: [{ ...devnetChains[0], port: 0 }], quiet: true })
  const hash = await client().deployContract({ abi: factoryAbi, bytecode: factoryCode, chain: null })
  factory = (await client().waitForTransactionReceipt({ hash })).contractAddress ?? zeroAddress
  const node = createRpc({ env: nodeEnv(), urls: [devnet.chains[0]?.rpcUrl ?? ''] })
  const away = createRpc({ env: nodeEnv(), urls: ['http://127.0.0.1:9'] })
  server = await createTestServer({
    networks: [testNetwork()],
    rpc: { send: (_, requests) => (isNodeAway ? away : node).send(requests) },
  })
}, 120_000)
afterAll(async () => {
  await server.close()
  await devnet.stop()
})
beforeEach(() => {
  isNodeAway = false
  server.env.advance(60_000)
})

async function placeOf(salt: bigint): Promise<Hex> {
  const args = [owner.address, salt]
  const address = await client().readContract({ address: factory, abi: factoryAbi, functionName: 'addressOf', args })
  return getAddress(String(address))
}
async function write(address: Hex, abi: Abi, functionName: string, args: readonly unknown[]): Promise<void> {
  const hash = await client().writeContract({ address, abi, functionName, args, chain: null })
  await client().waitForTransactionReceipt({ hash })
}
async function signIn(
  accountAddress: Hex,
  wrap: (signature: Hex) => Hex = (signature) => signature,
): Promise<Response> {
  const { nonce, token } = await askNonce(server)
  const message = formatMessage(messageFor(server, nonce, { accountAddress }))
  return sendSignIn(server, { message, signature: wrap(await owner.signMessage({ message })), token })
}
const me = (cookie: string) => server.request('/auth/v1/me', { headers: { cookie } })

describe('[SIWX-06] wallet contracts at the server', () => {
  it('knows the accounts of the local chain', () => {
    expect(devnetAccounts[0]?.address).toBe(owner.address)
  })

  it('deployed: signs in, is asked again after an hour, and is out when its owner is another', async () => {
    await write(factory, factoryAbi, 'create', [owner.address, 1n])
    const account = await placeOf(1n)
    const response = await signIn(account)
    expect(response.status).toBe(200)
    const cookie = cookieOf(response)
    expect(await (await me(cookie)).json()).toMatchObject({ address: account, caip2Network: 'eip155:31337' })
    server.env.advance(hour)
    expect((await me(cookie)).status).toBe(200)

    await write(account, accountAbi, 'setOwner', [zeroAddress])
    // Within the hour the last answer counts.
    expect((await me(cookie)).status).toBe(200)
    server.env.advance(hour)
    expect(await outcomeOf(await me(cookie))).toBe('auth/session')
    expect(await server.deps.db.sql`select hash from auth_sessions`).toEqual([])
  })

  it('not deployed yet: signs in with the way to deploy it', async () => {
    const account = await placeOf(2n)
    const data = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args: [owner.address, 2n] })
    const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const
    const wrap = (signature: Hex): Hex =>
      `${encodeAbiParameters(types, [factory, data, signature])}${'6492'.repeat(16)}`
    expect(await outcomeOf(await signIn(account))).toBe('auth/signature')
    const response = await signIn(account, wrap)
    expect(response.status).toBe(200)
    server.env.advance(hour)
    expect((await me(cookieOf(response))).status).toBe(200)
    // A thief wraps the same call around another signature.
    expect(await outcomeOf(await signIn(await placeOf(3n), wrap))).toBe('auth/signature')
  })

  it('[ERR-02~] no node: refused for now, and the session is there again afterwards', async () => {
    await write(factory, factoryAbi, 'create', [owner.address, 4n])
    const account = await placeOf(4n)
    const cookie = cookieOf(await signIn(account))
    isNodeAway = true
    expect(await outcomeOf(await signIn(account))).toBe('auth/unreachable')
    expect((await me(cookie)).status).toBe(200)
    server.env.advance(hour)
    expect(await outcomeOf(await me(cookie))).toBe('auth/unreachable')
    isNodeAway = false
    expect((await me(cookie)).status).toBe(200)
    // A key of its own needs no node.
    isNodeAway = true
    expect((await signIn(owner.address)).status).toBe(200)
  })

  it('[SIWX-06] the function for other back ends asks the node of the chain, and no other', async () => {
    await write(factory, factoryAbi, 'create', [owner.address, 5n])
    const accountAddress = await placeOf(5n)
    const rpcUrl = devnet.chains[0]?.rpcUrl ?? ''
    const outcome = async (rpcUrls: Record<string, string>) => {
      const nonces = createMemoryNonces({ now: server.env.now })
      const nonce = await issueNonce(nonces, { now: server.env.now })
      const message = formatMessage(messageFor(server, nonce, { accountAddress }))
      const signature = await owner.signMessage({ message })
      const { now } = server.env
      const signIn = await verifySignIn({ message, signature, nonces, domain: 'localhost:4400', rpcUrls, now })
      return signIn.isValid ? signIn.kind : signIn.code
    }
    expect(await outcome({ 'eip155:31337': rpcUrl })).toBe('eip1271')
    expect(await outcome({ 'eip155:1': rpcUrl })).toBe('auth/signature')
    expect(await outcome({ 'eip155:31337': 'http://127.0.0.1:9' })).toBe('auth/unreachable')
  })

  it('neither signature nor message is in the log', () => {
    const log = server.lines.join('\n')
    expect(log).toContain('/auth/v1/authenticate')
    expect(log).not.toMatch(/0x[0-9a-f]{40}|wants you to sign in/i)
  })
})
