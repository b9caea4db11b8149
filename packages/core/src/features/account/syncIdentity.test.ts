import { fakeAdapter, fakeServer, startTestPortico, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import type { Capabilities } from '../../adapters/adapter.js'
import type { PorticoOptions } from '../../config/options.js'
import { solana } from '../../networks/otherNetworks.js'

const real = testNetworks.map((network) => ({ ...network, testnet: false }))
const avatar = 'https://kit.test/public/avatar/1'

type Setup = {
  identity?: unknown
  status?: number
  options?: Partial<PorticoOptions>
  name?: NonNullable<Capabilities['name']>
  /** Networks that the server knows. */
  chains?: readonly string[]
}

async function start({ identity = { name: 'alice.eth', avatar }, status, options, name, chains }: Setup = {}) {
  const server = fakeServer()
  server.answer('/v1/account', { balances: [] })
  if (chains) server.answer('/v1/supported-chains', { http: chains, ws: [] })
  server.answer('/v1/identity', identity)
  if (status) server.refuse('/v1/identity', status)
  const adapter = fakeAdapter()
  const named = {
    ...adapter,
    create(context: Parameters<typeof adapter.create>[0]) {
      const made = adapter.create(context)
      return name ? { ...made, capabilities: { ...made.capabilities, name } } : made
    },
  }
  const test = await startTestPortico({
    adapter,
    env: { fetch: server.fetch },
    options: { networks: real, endpoint: 'https://kit.test', adapters: [named], ...options },
  })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  const who = () => {
    const { profileName, profileImage } = test.kit.getAccount()
    return { profileName, profileImage }
  }
  return { ...test, adapter, server, who, asked: () => server.callsTo('/v1/identity') }
}

describe('the identity', () => {
  it('[ACCOUNT-04~] [API-01~] gives the account its name and picture', async () => {
    const { who, asked, adapter } = await start()
    expect(who()).toEqual({ profileName: 'alice.eth', profileImage: avatar })
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatchObject({
      method: 'GET',
      path: `/v1/identity/${adapter.addresses[0]}`,
      query: { sender: adapter.addresses[0], projectId: 'test', st: 'portico' },
    })
  })

  it.each([
    ['nobody', { name: null, avatar: null }],
    ['empty words', { name: '', avatar: '' }],
  ])('[ACCOUNT-04~] %s is nobody', async (_, identity) => {
    expect((await start({ identity })).who()).toEqual({ profileName: null, profileImage: null })
  })

  it('[ACCOUNT-04~] a failure falls back to the name-service name, and to no image', async () => {
    const { who, memory, adapter, clock } = await start({ status: 400, name: async () => 'bob.eth' })
    expect(who()).toEqual({ profileName: 'bob.eth', profileImage: null })
    const address = adapter.addresses[0] ?? ''
    expect(JSON.parse(memory.entries()['@portico/ens_cache.v1'] ?? '')).toEqual({
      [`eip155:31337:${address}`]: { address, ens: ['bob.eth'], timestamp: clock.now() },
    })
  })

  it.each([
    ['no name service', undefined],
    ['one that fails', async () => Promise.reject(new Error('no node'))],
    ['one that knows nobody', async () => null],
  ])('[ACCOUNT-04~] a failure with %s leaves the address', async (_, name) => {
    const { who } = await start({ status: 400, ...(name && { name }) })
    expect(who()).toEqual({ profileName: null, profileImage: null })
  })

  it('[NAME-06] [STORE-01~] identities and names are kept 5 min', async () => {
    const { kit, asked, clock, memory, adapter } = await start()
    const address = adapter.addresses[0] ?? ''
    expect(JSON.parse(memory.entries()['@portico/identity_cache.v1'] ?? '')).toEqual({
      [`eip155:31337:${address}`]: { identity: { name: 'alice.eth', avatar }, timestamp: clock.now() },
    })
    const again = async () => {
      await kit.disconnect()
      await kit.actions.connect({ connector: adapter.connector('Alpha') })
    }
    await clock.advance(299_999)
    await again()
    expect(asked()).toHaveLength(1)
    await clock.advance(1)
    await again()
    expect(asked()).toHaveLength(2)
  })

  it('[NAME-06] what is known of an account on one network is not shown on another', async () => {
    const [one, two] = real
    const name: Capabilities['name'] = async ({ network }) => (network.id === one?.id ? 'one.eth' : 'two.eth')
    const { kit, who, clock } = await start({
      status: 400,
      name,
      chains: real.map(({ caipNetworkId }) => caipNetworkId),
    })
    expect(who().profileName).toBe('one.eth')
    if (two) await kit.switchNetwork(two)
    await clock.flush()
    expect(who().profileName).toBe('two.eth')
  })

  it('[NAME-06] a name of the name service is not looked up again either', async () => {
    let lookups = 0
    const name = async () => `name${++lookups}.eth`
    const { kit, adapter, who, clock } = await start({ status: 400, name })
    await kit.disconnect()
    await clock.advance(60_000)
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    expect(who().profileName).toBe('name1.eth')
  })

  it('[ACCOUNT-06~] is asked for on EVM networks that are no testnets, and on networks the server knows', async () => {
    const testnet = await start({ options: { networks: testNetworks } })
    expect(testnet.asked()).toEqual([])
    const { kit, asked, who } = await start()
    await kit.switchNetwork('eip155:31338')
    expect(asked()).toHaveLength(1)
    expect(who()).toEqual({ profileName: null, profileImage: null }) // the server does not know this network
  })

  it('[ACCOUNT-06~] names and activity are asked for on EVM networks alone, also where the server knows another', async () => {
    const server = fakeServer({ chains: [solana.caipNetworkId] })
    server.answer('/v1/account', { balances: [] })
    server.answer('/v1/identity', { name: 'alice.eth', avatar })
    const adapter = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
    const { kit, clock } = await startTestPortico({
      adapter,
      env: { fetch: server.fetch },
      options: { networks: [solana], endpoint: 'https://kit.test', adapters: [adapter] },
    })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    const history = await kit.feature('history')
    history?.watch()
    await clock.advance(60_000)
    expect(server.callsTo('/v1/identity')).toEqual([])
    expect(server.calls.filter(({ path }) => path.endsWith('/history'))).toEqual([])
    expect(kit.getAccount().profileName).toBe(null)
  })

  it('a picture from elsewhere is not loaded, and a name is one plain line', async () => {
    const { who } = await start({ identity: { name: 'a\u202elice\n.eth', avatar: 'https://tracker.test/pixel' } })
    expect(who()).toEqual({ profileName: 'alice.eth', profileImage: null })
  })

  it('without a server nobody is asked', async () => {
    const { server, who } = await start({ options: { endpoint: undefined } })
    expect(server.calls).toEqual([])
    expect(who()).toEqual({ profileName: undefined, profileImage: undefined })
  })

  it('an answer for another address is dropped', async () => {
    const { kit, server, adapter, who, asked } = await start({ identity: { name: null, avatar: null } })
    const [, two = ''] = adapter.addresses
    const answers: ((value: unknown) => void)[] = []
    server.answer('/v1/identity', () => new Promise((resolve) => answers.push(resolve)))
    const first = kit.actions.switchAccount({ namespace: 'eip155', address: two })
    await expect.poll(asked).toHaveLength(2)
    const [one = ''] = adapter.addresses
    const second = kit.actions.switchAccount({ namespace: 'eip155', address: one })
    answers[0]?.({ name: 'two.eth', avatar: null })
    await Promise.all([first, second])
    expect(who().profileName).toBe(null)
  })
})
