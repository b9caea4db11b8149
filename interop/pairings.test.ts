import { randomBytes } from 'node:crypto'
import { type Devnet, startDevnet } from '@portico/devnet'
import { createPublicClient, type Hex, http, recoverTypedDataAddress, verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Holder, Maker, Page } from './ends.js'
import { createMemory } from './ourEnv.js'
import { ourPage } from './ourPage.js'
import { ourWallet } from './ourWallet.js'
import { createSigner, type Signer } from './signer.js'
import { theirPage } from './theirPage.js'
import { type KitVersion, theirWallet } from './theirWallet.js'
import { startWorld, type World } from './world.js'

let world: World
let devnet: Devnet
let rpcUrl: string
let chain: string
let signer: Signer
beforeAll(async () => {
  ;[world, devnet] = await Promise.all([
    startWorld(),
    startDevnet({ quiet: true, chains: [{ id: 31_337, name: 'Local', port: 0 }] }),
  ])
  rpcUrl = devnet.chains[0]?.rpcUrl ?? ''
  chain = 'eip155:31337'
  signer = createSigner(rpcUrl)
}, 120_000)
afterAll(async () => {
  await Promise.all([world?.stop(), devnet?.stop()])
}, 60_000)

const fresh = () => randomBytes(6).toString('hex')
type Ends = { page: (store: string) => Maker<Page>; wallet: (store: string) => Maker<Holder> }
const memories = new Map<string, ReturnType<typeof createMemory>>()
const memoryOf = (store: string) => {
  const memory = memories.get(store) ?? createMemory()
  memories.set(store, memory)
  return memory
}
const our = {
  page: (store: string) => ourPage(memoryOf(store)),
  wallet: (store: string) => ourWallet(signer, memoryOf(store)),
}
const their = (version: KitVersion) => ({
  page: theirPage,
  wallet: (store: string) => theirWallet(version, signer, store),
})

const pairings: [string, Ends][] = [
  ['our page, our wallet', our],
  ['our page, their wallet 1.2.10', { page: our.page, wallet: their('1.2.10').wallet }],
  ['our page, their wallet 1.2.8', { page: our.page, wallet: their('1.2.8').wallet }],
  ['their page, our wallet', { page: theirPage, wallet: our.wallet }],
  ['their page, their wallet 1.2.10', their('1.2.10')],
  ['their page, their wallet 1.2.8', their('1.2.8')],
]

const typedData = {
  domain: { name: 'Portico', version: '1', chainId: 31_337 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note' as const,
  message: { text: 'hello' },
}

describe.each(pairings)('[sec:R2] %s', (_, ends) => {
  const stores = { page: fresh(), wallet: fresh() }
  let page: Page
  let wallet: Holder
  let session: Awaited<Awaited<ReturnType<Page['connect']>>['session']>

  beforeAll(async () => {
    page = await ends.page(stores.page)(world)
    wallet = await ends.wallet(stores.wallet)(world)
  }, 60_000)
  afterAll(() => Promise.all([page?.close(), wallet?.close()]))

  it('a refused proposal is an error at the page', async () => {
    wallet.refuseNext()
    const { uri, session: refused } = await page.connect([chain])
    await wallet.follow(uri)
    await expect(refused).rejects.toThrow()
  })

  it('[RELAY-03] pairs, approves and settles', async () => {
    const pending = await page.connect([chain, 'eip155:1'])
    await wallet.follow(pending.uri)
    session = await pending.session
    expect(session.accounts()).toContain(`${chain}:${wallet.address}`)
  })

  it('signs a message and typed data, verified', async () => {
    const message = '0x68656c6c6f' as Hex
    const signature = (await session.request(chain, 'personal_sign', [message, wallet.address])) as Hex // a wallet's answer
    expect(await verifyMessage({ address: wallet.address, message: { raw: message }, signature })).toBe(true)
    const params = [wallet.address, JSON.stringify(typedData)]
    const signed = (await session.request(chain, 'eth_signTypedData_v4', params)) as Hex // as above
    expect(await recoverTypedDataAddress({ ...typedData, signature: signed })).toBe(wallet.address)
  })

  it('sends a transaction that is mined', async () => {
    const to = '0x000000000000000000000000000000000000dEaD'
    const hash = (await session.request(chain, 'eth_sendTransaction', [
      { from: wallet.address, to, value: '0x1' },
    ])) as Hex // a wallet's answer
    const receipt = await createPublicClient({ transport: http(rpcUrl) }).waitForTransactionReceipt({ hash })
    expect([receipt.status, receipt.to?.toLowerCase()]).toEqual(['success', to.toLowerCase()])
  })

  it('a refused request is an error at the page', async () => {
    wallet.refuseNext()
    await expect(session.request(chain, 'personal_sign', ['0x00', wallet.address])).rejects.toThrow()
  })

  it('pings, extends and updates', async () => {
    await session.ping()
    await wallet.extend()
    expect(session.expiry()).toBeGreaterThan(Date.now() / 1_000 + 6 * 86_400)
    const updated = new Promise<readonly string[]>((resolve) => page.onUpdate(resolve))
    await wallet.update([chain, 'eip155:1', 'eip155:10'])
    expect(await updated).toContain('eip155:10')
  })

  it('[RELAY-05] says that accounts and chain have changed', async () => {
    const next = (name: string) =>
      new Promise<{ data: unknown; chainId: string }>((resolve) =>
        page.onEvent((event) => event.name === name && resolve(event)),
      )
    const chainChanged = next('chainChanged')
    await wallet.emit('eip155:1', 'chainChanged', 1)
    expect(await chainChanged).toMatchObject({ data: 1, chainId: 'eip155:1' })
    const accountsChanged = next('accountsChanged')
    await wallet.emit(chain, 'accountsChanged', [wallet.address])
    expect(await accountsChanged).toMatchObject({ data: [wallet.address] })
  })

  it('switches the chain when the page asks, and when the wallet does', async () => {
    const switched = await session.request(chain, 'wallet_switchEthereumChain', [{ chainId: '0x1' }])
    expect(switched ?? null).toBeNull()
    const told = new Promise<unknown>((resolve) =>
      page.onEvent(({ name, chainId }) => name === 'chainChanged' && chainId === 'eip155:10' && resolve(chainId)),
    )
    await wallet.emit('eip155:10', 'chainChanged', 10)
    expect(await told).toBe('eip155:10')
  })

  it('answers what was asked while the wallet was away', async () => {
    await wallet.sleep()
    const asked = session.request(chain, 'personal_sign', ['0x6c61746572', wallet.address])
    await new Promise<void>((resolve) => {
      const before = world.server.deps.machine.relay?.().published ?? 0
      const look = () =>
        (world.server.deps.machine.relay?.().published ?? 0) > before ? resolve() : void setTimeout(look, 20)
      look()
    })
    await wallet.wake()
    expect(await asked).toMatch(/^0x[0-9a-f]{130}$/)
  }, 90_000)

  it('finds its session again after a restart of the page', async () => {
    await page.close()
    page = await ends.page(stores.page)(world)
    const found = (await page.sessions()).find(({ topic }) => topic === session.topic)
    expect(found).toBeDefined()
    if (found) session = found
    expect(await session.request(chain, 'personal_sign', ['0x61676169', wallet.address])).toMatch(/^0x/)
  }, 90_000)

  it('goes on after a restart of the wallet', async () => {
    await wallet.close()
    const asked = session.request(chain, 'personal_sign', ['0x7761697465642066', wallet.address])
    wallet = await ends.wallet(stores.wallet)(world)
    expect(await asked).toMatch(/^0x[0-9a-f]{130}$/)
  }, 90_000)

  it('[RELAY-04] ends from the wallet, and from the page', async () => {
    const ended = new Promise<void>((resolve) => page.onEnd(() => resolve()))
    await wallet.disconnect()
    await ended
    const pending = await page.connect([chain])
    await wallet.follow(pending.uri)
    const second = await pending.session
    const noticed = new Promise<void>((resolve) => wallet.onEnd(() => resolve()))
    await second.disconnect()
    await noticed
  }, 90_000)

  it('signs in and connects in one step', async () => {
    const { uri, signedIn } = await page.authenticate([chain, 'eip155:1'], fresh())
    await wallet.follow(uri)
    const { account, session: signed } = await signedIn
    expect(account.toLowerCase()).toBe(`${chain}:${wallet.address}`.toLowerCase())
    expect(await signed.request(chain, 'personal_sign', ['0x6869', wallet.address])).toMatch(/^0x[0-9a-f]{130}$/)
  }, 90_000)

  it('ends on both sides when its time is over', async () => {
    const pending = await page.connect([chain])
    await wallet.follow(pending.uri)
    const { topic } = await pending.session
    expect(wallet.sessions()).toContain(topic)
    // Their wallet counts its seven days from the end of `approveSession`, which comes after our page has the session: a date
    // that moves in between makes it keep the session for a week more.
    await wallet.approved()
    // Only the date moves; their clients refuse shorter sessions, so it moves by more than a week.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
    try {
      await Promise.all([page.wake(), wallet.wake()])
      const left = async () => [...wallet.sessions(), ...(await page.sessions()).map((kept) => kept.topic)]
      await expect.poll(left, { timeout: 60_000 }).not.toContain(topic)
    } finally {
      vi.useRealTimers()
    }
  }, 90_000)
})
