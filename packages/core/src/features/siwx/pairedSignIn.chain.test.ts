import { readFileSync } from 'node:fs'
import { authPayloadFor, formatAuthMessage, toCacao, type WalletAuthentication } from '@portico/relay/wallet'
import { parseMessage } from '@portico/siwx'
import { verifySignature } from '@portico/siwx/verify'
import { fakeSiwx } from '@portico/testing'
import type { RelayWallet } from '@portico/testing/relay'
import type { Cacao } from '@portico/wire/relay'
import { createWalletClient, getAddress, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, type PairingWorld, startPairingWorld } from '../../../test/pairingWorld.js'
import type { PorticoOptions } from '../../config/options.js'
import type { SIWESession } from '../../config/siweConfig.js'
import { currentView } from '../../state/selectors.js'
import { siwxKeys } from './siwxKeys.js'
import { unverifiedSiwx } from './unverifiedSiwx.js'

const visitor = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const own = { privateKeys: [`0x${'a1'.repeat(32)}`] } as const
const chains = ['eip155:31337', 'eip155:31338']
let world: PairingWorld

beforeAll(async () => {
  world = await startPairingWorld()
}, 180_000)
afterEach(() => world.closeAll())
afterAll(() => world.stop())

async function openKit(options: Partial<PorticoOptions>) {
  const test = await world.openKit({ options, env: { randomId: () => crypto.randomUUID() } })
  await test.kit.open()
  const { kit } = test
  return {
    ...test,
    status: () => kit.store.get().signIn?.status,
    view: () => (kit.isOpen() ? currentView(kit.store.get()).name : 'closed'),
    toast: () => (kit.store.get().toast.open ? kit.store.get().toast.message : undefined),
    async sign() {
      await eventually(() => expect(kit.store.get().signIn?.status).toBe('ready'))
      await (await kit.feature('signIn'))?.sign()
    },
  }
}

const methodsOf = (wallet: RelayWallet): readonly string[] =>
  wallet.requests.filter(({ isPrompt }) => isPrompt).map(({ method }) => method)

/** A wallet that answers the question for a sign-in in its own way. */
function openForger(forge: (asked: WalletAuthentication) => Promise<readonly Cacao[]>): RelayWallet {
  const wallet = world.openWallet({ ...own, script: [{ type: 'hang', on: 'wc_sessionAuthenticate' }] })
  wallet.client.on('authenticate', (asked) => {
    const answered = forge(asked).then((cacaos) => wallet.client.approveAuthentication({ id: asked.id, cacaos }))
    answered.catch(() => undefined) // the test may be over
  })
  return wallet
}

/** What an honest wallet signs, with some fields changed before, or by somebody else. */
async function signedCacao(
  { payload }: WalletAuthentication,
  { fields = {}, by = visitor, chain = 'eip155:31337', as = visitor.address } = {},
): Promise<Cacao> {
  const changed = { ...authPayloadFor(payload, { chains, methods: ['personal_sign'] }), ...fields }
  const account = `${chain}:${as}`
  return toCacao(changed, account, await by.signMessage({ message: formatAuthMessage(changed, account) }))
}

const wrong: readonly (readonly [string, Parameters<typeof signedCacao>[1]])[] = [
  ['for another domain', { fields: { domain: 'evil.test' } }],
  ['for another page', { fields: { aud: 'https://evil.test' } }],
  ['with another nonce', { fields: { nonce: 'abcdefgh12345678' } }],
  ['that lasts for ever', { fields: { exp: '2999-01-01T00:00:00.000Z' } }],
  ['on a chain that nobody asked for', { chain: 'eip155:1' }],
  ['by somebody else', { by: stranger }],
]

describe('one click connects and signs in', () => {
  it('[SIWX-02] one signature, checked, kept, and nothing is asked again', async () => {
    const { kit, pairWith, status, view, memory } = await openKit({ siwx: unverifiedSiwx({ statement: 'Hello.' }) })
    const wallet = world.openWallet(own)
    await pairWith(wallet)
    await eventually(() => expect([status(), view()]).toEqual(['signedIn', 'closed']))
    expect(methodsOf(wallet)).toEqual(['wc_sessionAuthenticate'])
    expect(kit.getAddress()).toBe(visitor.address)
    const [session] = siwxKeys.sessions.read(memory.entries()['@portico/siwx'] ?? '') ?? []
    expect(session?.data).toMatchObject({
      accountAddress: visitor.address,
      chainId: 'eip155:31337',
      domain: 'site.test',
    })
    expect(session?.message).toContain('Hello. I further authorize')
  })

  it('[SIWX-01] a wallet that cannot do it connects, and the message is signed afterwards', async () => {
    const { pairWith, status, view, sign } = await openKit({ siwx: unverifiedSiwx() })
    const wallet = world.openWallet({ ...own, oneClick: false })
    await pairWith(wallet)
    await eventually(() => expect(view()).toBe('SIWXSignMessage'))
    await sign()
    expect([status(), view()]).toEqual(['signedIn', 'closed'])
    expect(methodsOf(wallet).at(-1)).toBe('personal_sign')
  })

  it("[SIWX-08] 'Authenticating...' while the site looks at it", async () => {
    const siwx = fakeSiwx()
    siwx.add.hold()
    const { kit, pairWith, toast, status } = await openKit({ siwx })
    const done = pairWith(world.openWallet(own))
    await eventually(() => expect(toast()).toBe('Authenticating...'))
    expect(kit.store.get().toast).toMatchObject({ variant: 'loading', autoClose: false })
    siwx.add.last().resolve()
    await done
    await eventually(() => expect(toast()).toBeUndefined())
    expect(status()).toBe('signedIn')
  })

  it('[SIWX-07] siweConfig: the site’s own back end verifies what was signed', async () => {
    let session: SIWESession | null = null
    const { pairWith, status, view } = await openKit({
      siweConfig: {
        getNonce: async () => 'abcdefgh12345678',
        getMessageParams: async () => ({ domain: 'site.test', uri: 'https://site.test/in', chains: [31337] }),
        createMessage: () => {
          throw new Error('the account is not known')
        },
        async verifyMessage({ message, signature }) {
          const data = parseMessage(message)
          if (data?.nonce !== 'abcdefgh12345678' || !(await verifySignature({ ...data, message, signature })))
            return false
          session = { address: data.accountAddress, chainId: Number(data.chainId.split(':')[1]) }
          return true
        },
        getSession: async () => session,
        signOut: async () => true,
      },
    })
    const wallet = world.openWallet(own)
    await pairWith(wallet)
    await eventually(() => expect([status(), view()]).toEqual(['signedIn', 'closed']))
    expect([session, methodsOf(wallet)]).toEqual([
      { address: visitor.address, chainId: 31337 },
      ['wc_sessionAuthenticate'],
    ])
  })

  it('one message per chain: each is a session, and the chain in use has one', async () => {
    const { kit, pairWith, status, memory } = await openKit({ siwx: unverifiedSiwx() })
    const wallet = openForger((asked) =>
      Promise.all([...chains].reverse().map((chain) => signedCacao(asked, { chain }))),
    )
    await pairWith(wallet)
    await eventually(() => expect(status()).toBe('signedIn'))
    expect(siwxKeys.sessions.read(memory.entries()['@portico/siwx'] ?? '')?.map(({ data }) => data.chainId)).toEqual(
      chains,
    )
    await kit.switchNetwork('eip155:31338')
    await eventually(() => expect(kit.store.get().signIn).toMatchObject({ status: 'signedIn' }))
  })

  it('signed for another chain of the site: that chain is used, and nobody is asked again', async () => {
    const { kit, pairWith, status, view } = await openKit({ siwx: unverifiedSiwx() })
    await pairWith(openForger(async (asked) => [await signedCacao(asked, { chain: 'eip155:31338' })]))
    await eventually(() => expect([status(), view()]).toEqual(['signedIn', 'closed']))
    expect(kit.getChainId()).toBe(31338)
  })
})

describe('[SIWX-06] a wallet that is a contract', () => {
  // Its owner has money on the local chain.
  const owner = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  const pairContract = async (account: Hex, by: typeof owner) => {
    const siwx = fakeSiwx()
    const test = await openKit({ siwx })
    void test.pairing.begin()
    const wallet = openForger(async (asked) => {
      const cacao = await signedCacao(asked, { as: account, by })
      return [{ ...cacao, s: { ...cacao.s, t: 'eip1271' } }]
    })
    await wallet.pair(await test.uri())
    return { ...test, siwx }
  }
  let account: Hex
  beforeAll(async () => {
    const artifacts = new URL('../../../../siwx/artifacts/smartAccounts.json', import.meta.url)
    const { factoryAbi: abi, factoryCode: bytecode } = JSON.parse(readFileSync(artifacts, 'utf8'))
    const transport = http(world.devnet.chains[0]?.rpcUrl, { timeout: 60_000 })
    const client = createWalletClient({ account: owner, transport, pollingInterval: 50 }).extend(publicActions)
    const mined = (hash: Hex) => client.waitForTransactionReceipt({ hash })
    const { contractAddress } = await mined(await client.deployContract({ abi, bytecode, chain: null }))
    const factory = { address: contractAddress ?? '0x', abi, args: [owner.address, 1n] } as const
    await mined(await client.writeContract({ ...factory, functionName: 'create', chain: null }))
    account = getAddress(String(await client.readContract({ ...factory, functionName: 'addressOf' })))
  }, 120_000)

  it('is asked on its chain, and signed in with one approval', async () => {
    const { kit, status, siwx } = await pairContract(account, owner)
    await eventually(() => expect(status()).toBe('signedIn'))
    expect([kit.getAddress(), siwx.sessions()[0]?.data.accountAddress]).toEqual([account, account])
  })

  it('says no to a stranger', async () => {
    const { kit, until } = await pairContract(account, stranger)
    expect(await until('failed')).toMatchObject({ error: 'pairing/wrong-signature' })
    expect(kit.getIsConnectedState()).toBe(false)
  })
})

describe('what is not good enough', () => {
  it('[SIWX-03] the site does not accept it: a sentence, and the message is asked for in the ordinary way', async () => {
    const siwx = fakeSiwx()
    siwx.add.fail(new Error('no'))
    const { kit, pairWith, status, view, toast, sign } = await openKit({ siwx })
    const wallet = world.openWallet(own)
    await pairWith(wallet)
    await eventually(() => expect([view(), status()]).toEqual(['SIWXSignMessage', 'ready']))
    await eventually(() => expect(toast()).toBe('The site did not accept the sign-in. Try again.'))
    expect([kit.getIsConnectedState(), siwx.sessions(), methodsOf(wallet)]).toEqual([
      true,
      [],
      ['wc_sessionAuthenticate'],
    ])
    siwx.add.answer()
    await sign()
    expect([status(), view()]).toEqual(['signedIn', 'closed'])
  })

  it.each(wrong)(
    '[SIWX-06] signed %s: nobody is signed in or connected, the next try asks in the ordinary way',
    async (_, how) => {
      const siwx = fakeSiwx()
      const { kit, pairing, uri, until, view } = await openKit({ siwx })
      void pairing.begin()
      await openForger(async (asked) => [await signedCacao(asked, how)]).pair(await uri())
      expect(await until('failed')).toMatchObject({ error: 'pairing/wrong-signature' })
      expect([kit.getIsConnectedState(), siwx.add.calls]).toEqual([false, []])
      await eventually(() => expect(pairing.store.get().canRetry).toBe(true))
      void pairing.retry()
      const wallet = world.openWallet(own)
      await wallet.pair(await uri())
      await eventually(() => expect(view()).toBe('SIWXSignMessage'))
      expect(methodsOf(wallet)).not.toContain('wc_sessionAuthenticate')
    },
  )

  it('declined in the wallet: declined, and the next try works', async () => {
    const { pairing, uri, until, status } = await openKit({ siwx: unverifiedSiwx() })
    const wallet = world.openWallet({ ...own, script: [{ type: 'reject' }] })
    void pairing.begin()
    await wallet.pair(await uri())
    expect(await until('failed')).toMatchObject({ error: 'rpc/user-rejected' })
    await eventually(() => expect(pairing.store.get().canRetry).toBe(true))
    void pairing.retry()
    await wallet.pair(await uri())
    await eventually(() => expect(status()).toBe('signedIn'))
  })

  it('given up while the site looks at it: no session stays, here or with the wallet', async () => {
    const siwx = fakeSiwx()
    const { kit, pairing, uri, toast } = await openKit({ siwx })
    const wallet = world.openWallet(own)
    siwx.add.hold()
    void pairing.begin()
    await wallet.pair(await uri())
    await eventually(() => expect(toast()).toBe('Authenticating...'))
    await kit.close()
    siwx.add.last().resolve()
    await eventually(() => expect([siwx.sessions(), wallet.sessions]).toEqual([[], []]))
    expect([kit.getIsConnectedState(), toast()]).toEqual([false, undefined])
  })

  it('a site that cannot say what to sign is connected to, and asks afterwards', async () => {
    const siwx = fakeSiwx()
    siwx.message.fail(new Error('no nonce'))
    const { pairWith, view } = await openKit({ siwx })
    const wallet = world.openWallet(own)
    await pairWith(wallet)
    await eventually(() => expect(view()).toBe('SIWXSignMessage'))
    expect(methodsOf(wallet)).not.toContain('wc_sessionAuthenticate')
  })
})
