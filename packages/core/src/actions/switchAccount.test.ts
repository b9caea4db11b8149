import { fakeAdapter, startTestPortico } from '@portico/testing'
import type { CaipNetworkId } from '@portico/wire'
import { expect, it } from 'vitest'
import { solana } from '../networks/otherNetworks.js'

const namespace = 'eip155'

async function connected(network: CaipNetworkId = 'eip155:31338') {
  const test = await startTestPortico()
  test.adapter.connect.answer(test.adapter.connectionOf('test.alpha', { network }))
  await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
  test.adapter.connect.answer()
  return test
}

it('[STATE-10] with an active connector sets namespace:networkId:address', async () => {
  const { kit, adapter } = await connected()
  const address = adapter.addresses[1] ?? ''
  await kit.actions.switchAccount({ namespace, address: address.toUpperCase().replace('0X', '0x') })
  expect(kit.getCaipAddress()).toBe(`eip155:31338:${address}`)
  expect(kit.getAddress()).toBe(address)
  expect(adapter.connect.calls).toHaveLength(1)
})

it('[STATE-10] a reload finds the chosen account again', async () => {
  const { kit, adapter, memory } = await connected()
  await kit.actions.switchAccount({ namespace, address: adapter.addresses[1] ?? '' })
  const next = await startTestPortico({ env: { memory } })
  expect(next.kit.getAddress()).toBe(adapter.addresses[1])
})

it("[STATE-10] without a network it warns 'No current network found for namespace'", async () => {
  const { kit, adapter, env, lines } = await startTestPortico({ options: { networks: [solana] } })
  // The wallet names a chain that is none, and the site has no other of this namespace.
  adapter.connect.answer(adapter.connectionOf('test.alpha', { network: 'eip155:' }))
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  await kit.actions.switchAccount({ namespace, address: adapter.addresses[1] ?? '' })
  expect(lines()).toEqual(['No current network found for namespace eip155'])
  expect(env.logs.map(({ level }) => level)).toEqual(['warn'])
  expect(kit.getAddress(namespace)).toBe(adapter.addresses[0])
})

it('[STATE-11] without an active connector it connects the matching one', async () => {
  const { kit, adapter } = await startTestPortico()
  await kit.actions.switchAccount({ namespace, address: adapter.addresses[0] ?? '', connectorId: 'test.beta' })
  expect(adapter.connect.last().parameters.connectorId).toBe('test.beta')
  expect(kit.getWalletInfo()?.name).toBe('Beta')
})

it('[STATE-11] an account of another wallet connects that wallet', async () => {
  const { kit, adapter } = await connected()
  await kit.actions.switchAccount({ namespace, address: adapter.addresses[0] ?? '', connectorId: 'test.beta' })
  expect(kit.getWalletInfo()?.name).toBe('Beta')
})

it('[STATE-11] the account that was chosen is the one in use then, not the first of its wallet', async () => {
  const { kit, adapter } = await startTestPortico()
  const address = adapter.addresses[1] ?? ''
  await kit.actions.switchAccount({ namespace, address, connectorId: 'test.beta' })
  expect([kit.getWalletInfo()?.name, kit.getAddress()]).toEqual(['Beta', address])
})

it('[STATE-11] without a name it connects the wallet that the account was known by, not the first of the list', async () => {
  const { kit, adapter, memory } = await startTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Beta') })
  kit.destroy()
  const silent = fakeAdapter()
  silent.reconnect.answer(null)
  const next = await startTestPortico({ env: { memory }, adapter: silent })
  expect(next.kit.getIsConnectedState()).toBe(false)
  await next.kit.actions.switchAccount({ namespace, address: adapter.addresses[1] ?? '' })
  expect(silent.connect.calls.map(({ parameters }) => parameters.connectorId)).toEqual(['test.beta'])
  expect(next.kit.getAddress()).toBe(adapter.addresses[1])
})

it('[STATE-11] of several connected wallets the one that holds the account is used', async () => {
  const { kit, adapter } = await connected()
  const address = `0x${'3'.repeat(40)}`
  adapter.connect.answer(adapter.connectionOf('test.beta', { accounts: adapter.accountsOf(address) }))
  await kit.actions.connect({ connector: adapter.connector('Beta'), keepOthers: true })
  await kit.actions.switchAccount({ namespace, address: adapter.addresses[1] ?? '' })
  expect([kit.getWalletInfo()?.name, kit.getAddress()]).toEqual(['Alpha', adapter.addresses[1]])
  await kit.actions.switchAccount({ namespace, address })
  expect([kit.getWalletInfo()?.name, kit.getAddress()]).toEqual(['Beta', address])
  expect(adapter.connect.calls).toHaveLength(2)
})

it('an account that no connected wallet holds is refused, and nothing changes', async () => {
  const { kit, adapter } = await connected()
  const switching = kit.actions.switchAccount({ namespace, address: `0x${'9'.repeat(40)}` })
  await expect(switching).rejects.toMatchObject({ code: 'connection/not-found' })
  expect(kit.getAddress()).toBe(adapter.addresses[0])
})

it('[STATE-11] nobody knows whose account it is: no wallet is asked for it', async () => {
  const { kit, adapter, lines } = await startTestPortico()
  await kit.actions.switchAccount({ namespace, address: adapter.addresses[0] ?? '' })
  expect(lines()).toEqual(['No connector found for namespace eip155'])
  expect(adapter.connect.calls).toEqual([])
})

it("[STATE-11] with none it warns 'No connector found for namespace'", async () => {
  const { kit, adapter, env, lines } = await startTestPortico()
  await kit.actions.switchAccount({ namespace: 'solana', address: 'x' })
  await kit.actions.switchAccount({ namespace, address: 'x', connectorId: 'test.nobody' })
  expect(lines()).toEqual(['No connector found for namespace solana', 'No connector found for namespace eip155'])
  expect(env.logs.map(({ level }) => level)).toEqual(['warn', 'warn'])
  expect(adapter.connect.calls).toEqual([])
})
