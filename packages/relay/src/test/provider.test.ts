import { expect, it } from 'vitest'
import { createProvider } from '../dapp/createProvider.js'
import { address, connect, createWorld, granted, next, otherAddress } from './world.js'

const wide = {
  eip155: {
    ...granted.eip155,
    chains: ['eip155:1', 'eip155:10'],
    accounts: [`eip155:1:${address}`, `eip155:10:${address}`, `eip155:1:${otherAddress}`],
  },
}

async function connected() {
  const world = createWorld()
  const provider = await createProvider({ dapp: world.dapp, family: 'eip155', env: world.dappEnv })
  const session = await connect(world, wide)
  return { ...world, provider, session }
}

it('[RELAY-06] without a client, and before a session, it says which', async () => {
  const { dapp, dappEnv } = createWorld()
  const early = await createProvider({ dapp: undefined, family: 'eip155', env: dappEnv })
  await expect(early.request({ method: 'eth_accounts' })).rejects.toThrow('Sign Client not initialized')
  const idle = await createProvider({ dapp, family: 'eip155', env: dappEnv })
  const words = 'Session not initialized. Please call connect() before enable().'
  await expect(idle.enable()).rejects.toThrow(words)
  await expect(idle.request({ method: 'personal_sign' })).rejects.toThrow(words)
})

it('[RELAY-03] fires connect, and answers from the session', async () => {
  const world = createWorld()
  const provider = await createProvider({ dapp: world.dapp, family: 'eip155', env: world.dappEnv })
  const fired = next(provider, 'connect')
  const session = await connect(world, wide)
  expect((await fired).session.topic).toBe(session.topic)
  expect(await provider.enable()).toEqual([address, otherAddress])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([address, otherAddress])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

it('[RELAY-05] a chain or account change moves the default chain and emits accountsChanged', async () => {
  const { provider, wallet, session, dappEnv } = await connected()
  const { topic } = session
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

it('[RELAY-05] an update emits the accounts that are left', async () => {
  const { provider, wallet, session } = await connected()
  const changed = next(provider, 'accountsChanged')
  await wallet.update(session.topic, {
    eip155: { ...wide.eip155, chains: ['eip155:10'], accounts: [`eip155:10:${otherAddress}`] },
  })
  expect(await changed).toEqual([otherAddress])
  expect(provider.defaultChain()).toBe('eip155:10')
})

it('switches by itself between chains that the session holds, and asks the wallet for others', async () => {
  const { provider, dapp, dappEnv } = await connected()
  expect(await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })).toBeNull()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  const again = await createProvider({ dapp, family: 'eip155', env: dappEnv })
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
