import { expect, it } from 'vitest'
import { createProvider, type RelayProvider } from '../dapp/createProvider.js'
import { createWallet } from '../wallet/createWallet.js'
import { address, connect, createWorld, granted, next, optionsFor, otherAddress, propose, testEnv } from './world.js'

const wide = {
  eip155: {
    ...granted.eip155,
    chains: ['eip155:1', 'eip155:10'],
    accounts: [`eip155:1:${address}`, `eip155:10:${address}`, `eip155:1:${otherAddress}`],
  },
}

const solanaChain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const stranger = `0x${'3'.repeat(40)}`

async function connected() {
  const world = createWorld()
  const session = await connect(world, wide)
  const { topic } = session
  const provider = await createProvider({ dapp: world.dapp, topic, family: 'eip155', env: world.dappEnv })
  return { ...world, provider, session, topic }
}

/** Everything that it tells, in order. */
function record(provider: RelayProvider): readonly unknown[] {
  const told: unknown[] = []
  provider.on('chainChanged', (chain) => void told.push(chain))
  provider.on('accountsChanged', (list) => void told.push(list))
  provider.on('disconnect', () => void told.push('disconnect'))
  return told
}

it('[RELAY-06] without a client, and before a session, it says which', async () => {
  const { dapp, dappEnv } = createWorld()
  const early = await createProvider({ dapp: undefined, topic: undefined, family: 'eip155', env: dappEnv })
  await expect(early.request({ method: 'eth_accounts' })).rejects.toThrow('Sign Client not initialized')
  const idle = await createProvider({ dapp, topic: undefined, family: 'eip155', env: dappEnv })
  const words = 'Session not initialized. Please call connect() before enable().'
  await expect(idle.enable()).rejects.toThrow(words)
  await expect(idle.request({ method: 'personal_sign' })).rejects.toThrow(words)
})

it('[RELAY-03] the client fires connect, and the provider answers from the session', async () => {
  const world = createWorld()
  const fired = next(world.dapp, 'connect')
  const session = await connect(world, wide)
  const { topic } = await fired
  expect(topic).toBe(session.topic)
  const provider = await createProvider({ dapp: world.dapp, topic, family: 'eip155', env: world.dappEnv })
  expect(await provider.enable()).toEqual([address, otherAddress])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address, otherAddress])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

it('[RELAY-05] a chain or account change moves the default chain and emits accountsChanged', async () => {
  const { provider, wallet, topic, dappEnv } = await connected()
  const accounts: unknown[] = []
  provider.on('accountsChanged', (list) => void accounts.push(list))
  let changed = next(provider, 'chainChanged')
  await wallet.emit({ topic, chainId: 'eip155:1', event: { name: 'chainChanged', data: 10 } })
  expect(await changed).toBe('eip155:10')
  expect(provider.defaultChain()).toBe('eip155:10')
  expect(accounts).toEqual([[address]])
  changed = next(provider, 'chainChanged')
  const event = { name: 'accountsChanged', data: [`eip155:1:${otherAddress}`, `eip155:1:0x${'3'.repeat(40)}`] }
  await wallet.emit({ topic, chainId: 'eip155:10', event })
  expect(await changed).toBe('eip155:1')
  // The third account is none of the session's.
  expect(accounts.at(-1)).toEqual([otherAddress])
  expect(dappEnv.kept.get('@portico/relay/chain/eip155')).toContain('eip155:1')
})

it('[RELAY-05] an update that takes the chain in use away is told: the chain, then the accounts that are left', async () => {
  const { provider, wallet, topic } = await connected()
  const told = record(provider)
  await wallet.update(topic, {
    eip155: { ...wide.eip155, chains: ['eip155:10'], accounts: [`eip155:10:${otherAddress}`] },
  })
  await expect.poll(() => told).toEqual(['eip155:10', [otherAddress]])
  expect(provider.defaultChain()).toBe('eip155:10')
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
})

it('[RELAY-05] an update that takes the chain that was chosen away is told as well', async () => {
  const { provider, wallet, topic } = await connected()
  provider.setDefaultChain('eip155:10')
  const told = record(provider)
  await wallet.update(topic, { eip155: { ...wide.eip155, chains: ['eip155:1'], accounts: [`eip155:1:${address}`] } })
  await expect.poll(() => told).toEqual(['eip155:1', [address]])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

it('[RELAY-05] an update that takes the whole family away leaves no account and no session', async () => {
  const world = createWorld()
  const { pairing, proposal } = await propose(world.dapp, ['eip155:1', solanaChain])
  const solana = { chains: [solanaChain], accounts: [`${solanaChain}:${'1'.repeat(32)}`], methods: [], events: [] }
  const asked = next(world.wallet, 'proposal')
  await world.wallet.pair(pairing.uri)
  await world.wallet.approve({ id: (await asked).id, namespaces: { ...granted, solana } })
  const { topic } = await proposal.approval
  const provider = await createProvider({ dapp: world.dapp, topic, family: 'eip155', env: world.dappEnv })
  const told = record(provider)
  await expect.poll(() => world.wallet.sessions()[0]?.isAcknowledged).toBe(true)
  await world.wallet.update(topic, { solana })
  await expect.poll(() => told).toEqual([[]])
  await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 'relay/session-not-initialized',
  })
})

it('[RELAY-05] an update of what nobody looks at is not told', async () => {
  const { provider, wallet, dapp, topic } = await connected()
  const told = record(provider)
  const updated = next(dapp, 'update')
  await wallet.update(topic, { eip155: { ...wide.eip155, methods: ['personal_sign'] } })
  await updated
  expect(told).toEqual([])
})

it('[RELAY-05] accounts that the session does not hold, or none at all, change nothing', async () => {
  const { provider, wallet, dapp, topic } = await connected()
  const told = record(provider)
  for (const data of [[stranger], [`eip155:10:${stranger}`], []]) {
    const heard = next(dapp, 'event')
    await wallet.emit({ topic, chainId: 'eip155:1', event: { name: 'accountsChanged', data } })
    await heard
  }
  expect(told).toEqual([])
  expect(provider.defaultChain()).toBe('eip155:1')
  expect(provider.accounts()).toEqual([address, otherAddress])
})

it('[RELAY-05] an account that is named before the update that brings it is the first one then', async () => {
  const { provider, wallet, topic } = await connected()
  const told = record(provider)
  await wallet.emit({ topic, chainId: 'eip155:1', event: { name: 'accountsChanged', data: [stranger] } })
  const accounts = [...wide.eip155.accounts, `eip155:1:${stranger}`]
  await wallet.update(topic, { eip155: { ...wide.eip155, accounts } })
  await expect.poll(() => told).toEqual([[stranger, address, otherAddress]])
})

it('[RELAY-05] a chain that is not granted is not the chain of requests until an update brings it', async () => {
  const { provider, wallet, dapp, topic } = await connected()
  provider.setDefaultChain('eip155:10')
  const told = record(provider)
  const heard = next(dapp, 'event')
  await wallet.emit({ topic, chainId: 'eip155:10', event: { name: 'chainChanged', data: 137 } })
  await heard
  expect(told).toEqual([])
  expect(provider.defaultChain()).toBe('eip155:10')
  const accounts = [...wide.eip155.accounts, `eip155:137:${address}`]
  await wallet.update(topic, { eip155: { ...wide.eip155, chains: [...wide.eip155.chains, 'eip155:137'], accounts } })
  await expect.poll(() => told).toEqual(['eip155:137', [address]])
})

it('speaks for its own session alone, whatever another one says or how it ends', async () => {
  const { provider, dapp, hub, clock, topic } = await connected()
  const wallet = createWallet(testEnv(hub, clock), optionsFor(hub, 'other'))
  const told = record(provider)
  const accounts = [`eip155:1:${stranger}`, `eip155:10:${stranger}`]
  const other = await connect({ dapp, wallet }, { eip155: { ...wide.eip155, accounts } })
  expect(provider.session()?.topic).toBe(topic)
  expect(provider.accounts()).toEqual([address, otherAddress])
  for (const event of [
    { name: 'chainChanged', data: 10 },
    { name: 'accountsChanged', data: [stranger] },
  ]) {
    const heard = next(dapp, 'event')
    await wallet.emit({ topic: other.topic, chainId: 'eip155:1', event })
    await heard
  }
  const updated = next(dapp, 'update')
  await wallet.update(other.topic, {
    eip155: { ...wide.eip155, chains: ['eip155:10'], accounts: [`eip155:10:${stranger}`] },
  })
  await updated
  const ended = next(dapp, 'disconnect')
  await wallet.disconnect(other.topic)
  await ended
  expect(told).toEqual([])
  expect(provider.defaultChain()).toBe('eip155:1')
})

it('two sessions have a provider each, with accounts and a chain of their own', async () => {
  const { provider, dapp, dappEnv, hub, clock } = await connected()
  const wallet = createWallet(testEnv(hub, clock), optionsFor(hub, 'other'))
  const accounts = [`eip155:1:${stranger}`, `eip155:10:${stranger}`]
  const { topic } = await connect({ dapp, wallet }, { eip155: { ...wide.eip155, accounts } })
  const other = await createProvider({ dapp, topic, family: 'eip155', env: dappEnv })
  other.setDefaultChain('eip155:10')
  expect([provider.accounts(), other.accounts()]).toEqual([[address, otherAddress], [stranger]])
  expect([provider.defaultChain(), other.defaultChain()]).toEqual(['eip155:1', 'eip155:10'])
  const asked = next(wallet, 'request')
  void other.request({ method: 'personal_sign', params: [] }).catch(() => undefined)
  expect(await asked).toMatchObject({ topic, chainId: 'eip155:10' })
})

it('switches by itself between chains that the session holds, and asks the wallet for others', async () => {
  const { provider, dapp, dappEnv, topic } = await connected()
  expect(await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })).toBeNull()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  const again = await createProvider({ dapp, topic, family: 'eip155', env: dappEnv })
  expect(again.defaultChain()).toBe('eip155:10')
  await expect(
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }),
  ).rejects.toMatchObject({ code: 'relay/method-not-granted' })
})

it('[RELAY-04] the end of the session resets the accounts and emits disconnect', async () => {
  const { provider, wallet, session } = await connected()
  const accounts = next(provider, 'accountsChanged')
  const ended = next(provider, 'disconnect')
  await wallet.disconnect(session.topic)
  expect(await accounts).toEqual([])
  expect(await ended).toMatchObject({ code: 6000 })
  expect(provider.session()).toBeUndefined()
  provider.destroy()
})
