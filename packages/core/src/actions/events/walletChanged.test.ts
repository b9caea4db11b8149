import { fakeAdapter, fakeConnector, startTestPortico, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { solana } from '../../networks/otherNetworks.js'

const connectorId = 'test.alpha'

async function connected() {
  const test = await startTestPortico()
  await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
  return test
}

describe('what a wallet says by itself', () => {
  it('[STATE-14] accountsChanged is reflected at once: address, accounts, what is stored', async () => {
    const { kit, adapter, memory } = await connected()
    adapter.emit({ type: 'accountsChanged', connectorId, accounts: adapter.accountsOf('0x9', '0x8') })
    expect(kit.getAccount()).toMatchObject({ address: '0x9', caipAddress: 'eip155:31337:0x9', status: 'connected' })
    expect(kit.getAccount().allAccounts.map(({ address }) => address)).toEqual(['0x9', '0x8'])
    expect(memory.entries()['@portico/connections']).toContain('"0x9"')
  })
  it('[STATE-14] the balance of the old account is not shown for the new one', async () => {
    const { kit, adapter } = await connected()
    expect(kit.getAccount().balance).toBe('1.5')
    adapter.balance.hold()
    adapter.emit({ type: 'accountsChanged', connectorId, accounts: adapter.accountsOf('0x9') })
    expect(kit.getAccount()).toMatchObject({ balance: undefined, balanceLoading: true })
  })
  it('[STATE-14] networkChanged is reflected at once: network, chain id, address, what is stored', async () => {
    const { kit, adapter, memory } = await connected()
    const seen: unknown[] = []
    kit.subscribeNetwork((network) => seen.push(network?.id))
    adapter.emit({ type: 'networkChanged', connectorId, network: 'eip155:31338' })
    expect(kit.getChainId()).toBe(31338)
    expect(kit.getCaipAddress()).toBe(`eip155:31338:${adapter.addresses[0]}`)
    expect(seen).toEqual([31338])
    expect(memory.entries()['@portico/active_caip_network_id']).toBe('eip155:31338')
  })
  it('[STATE-14] disconnected is reflected at once: nothing is connected, shown or found again', async () => {
    const { kit, adapter, memory } = await connected()
    await kit.open()
    adapter.emit({ type: 'disconnected', connectorId })
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'disconnected', address: undefined })
    expect([kit.getIsConnectedState(), kit.isOpen()]).toEqual([false, false])
    expect(memory.entries()['@portico/connection_status']).toBe('disconnected')
    expect((await startTestPortico({ env: { memory } })).adapter.reconnect.calls).toEqual([])
  })
  it('[MODAL-07] disconnected while the modal is embedded: it goes home, to where wallets are chosen', async () => {
    const { kit, adapter } = await startTestPortico({ options: { enableEmbedded: true } })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    kit.actions.push('AccountSettings')
    adapter.emit({ type: 'disconnected', connectorId })
    expect(kit.store.get().router.stack).toEqual([{ name: 'Connect', data: undefined }])
  })
})

describe('what does not count', () => {
  it('events of a connector that is not the connected one', async () => {
    const { kit, adapter, memory } = await connected()
    const before = [kit.store.get(), memory.entries()]
    for (const stranger of ['test.beta', 'test.nobody', '']) {
      adapter.emit({ type: 'accountsChanged', connectorId: stranger, accounts: adapter.accountsOf('0x9') })
      adapter.emit({ type: 'networkChanged', connectorId: stranger, network: 'eip155:31338' })
      adapter.emit({ type: 'disconnected', connectorId: stranger })
    }
    expect([kit.store.get(), memory.entries()]).toEqual(before)
  })
  it('events of another session of the same connector: its provider is not the connection’s', async () => {
    const { kit, adapter, memory } = await connected()
    const before = [kit.store.get(), memory.entries()]
    const provider = { request: async () => null }
    adapter.emit({ type: 'accountsChanged', connectorId, provider, accounts: adapter.accountsOf('0x9') })
    adapter.emit({ type: 'networkChanged', connectorId, provider, network: 'eip155:31338' })
    adapter.emit({ type: 'disconnected', connectorId, provider })
    expect([kit.store.get(), memory.entries()]).toEqual(before)
    const own = kit.store.get().connections.eip155?.list[0]?.provider
    adapter.emit({ type: 'accountsChanged', connectorId, provider: own, accounts: adapter.accountsOf('0x9') })
    expect(kit.getAddress()).toBe('0x9')
  })
  it('events while nothing is connected, and a change to no accounts', async () => {
    const { kit, adapter } = await startTestPortico()
    const before = kit.store.get()
    adapter.emit({ type: 'accountsChanged', connectorId, accounts: adapter.accountsOf('0x9') })
    adapter.emit({ type: 'disconnected', connectorId })
    expect(kit.store.get()).toBe(before)
    const other = await connected()
    other.adapter.emit({ type: 'accountsChanged', connectorId, accounts: [] })
    expect(other.kit.getAddress()).toBe(other.adapter.addresses[0])
  })
  it('the same network once more', async () => {
    const { kit, adapter } = await connected()
    const before = kit.store.get()
    adapter.emit({ type: 'networkChanged', connectorId, network: 'eip155:31337' })
    expect(kit.store.get()).toBe(before)
  })
})

describe('several namespaces', () => {
  async function both() {
    const evm = fakeAdapter()
    const other = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
    const options = { adapters: [evm, other], networks: [...testNetworks, solana] }
    const test = await startTestPortico({ adapter: evm, options })
    await test.kit.actions.connect({ connector: evm.connector('Alpha') })
    await test.kit.actions.connect({ connector: other.connector('Alpha') })
    return { ...test, evm, other }
  }
  it('[STATE-14] a wallet in the background does not take over', async () => {
    const { kit, evm } = await both()
    expect(kit.getActiveChainNamespace()).toBe('solana')
    evm.emit({ type: 'networkChanged', connectorId, network: 'eip155:31338' })
    evm.emit({ type: 'accountsChanged', connectorId, accounts: evm.accountsOf('0x9') })
    expect([kit.getActiveChainNamespace(), kit.getAddress()]).toEqual(['solana', 'So1'])
    expect(kit.getCaipAddress('eip155')).toBe('eip155:31338:0x9')
  })
  it('[STATE-14] losing one leaves the other', async () => {
    const { kit, evm } = await both()
    evm.emit({ type: 'disconnected', connectorId })
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([undefined, 'So1'])
  })
})

it('wallets that leave the page leave the list, those of other namespaces stay', async () => {
  const evm = fakeAdapter()
  const other = fakeAdapter({ namespace: 'solana' })
  const { kit } = await startTestPortico({ options: { adapters: [evm, other] } })
  evm.emit({ type: 'connectors', connectors: [fakeConnector('eip155', 'Gamma')] })
  expect(kit.getConnectors().map(({ chain, name }) => `${chain} ${name}`)).toEqual([
    'solana Alpha',
    'solana Beta',
    'eip155 Gamma',
  ])
})
