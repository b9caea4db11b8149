import { createTestPortico, fakeAdapter, startTestPortico, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { solana } from '../networks/otherNetworks.js'
import { currentView } from '../state/selectors.js'

const [one, two] = testNetworks
const three = { ...one, id: 31339, name: 'Third', caipNetworkId: undefined, chainNamespace: undefined }

describe('without an adapter for the namespace', () => {
  const message = "Adapter for namespace solana doesn't exist"
  it('[CFG-09] adding a network throws', () => {
    const { kit } = createTestPortico()
    expect(() => kit.addNetwork('solana', solana)).toThrow(message)
    expect(() => kit.addNetwork('eip155', solana)).toThrow(message)
    expect(kit.getCaipNetworks()).toEqual([one, two])
  })
  it('[CFG-09] removing a network throws', () => {
    expect(() => createTestPortico().kit.removeNetwork('solana', solana.id)).toThrow(message)
  })
})

describe('with one', () => {
  it('[CFG-09] networks come and go at run time', async () => {
    const { kit } = await startTestPortico()
    kit.addNetwork('eip155', three)
    expect(kit.getCaipNetworks('eip155').map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:31337',
      'eip155:31338',
      'eip155:31339',
    ])
    await kit.switchNetwork('eip155:31339')
    expect(kit.getChainId()).toBe(31339)
    kit.removeNetwork('eip155', 31338)
    expect(kit.getChainId()).toBe(31339)
    expect(kit.getCaipNetworks()).toHaveLength(2)
  })
  it('the namespace comes from the first argument when the network has none', () => {
    const { kit } = createTestPortico({ options: { adapters: [fakeAdapter({ namespace: 'cosmos' })] } })
    kit.addNetwork('cosmos', { ...three, id: 'hub-4' })
    expect(kit.getCaipNetworks('cosmos').map(({ caipNetworkId }) => caipNetworkId)).toEqual(['cosmos:hub-4'])
  })
  it('adding one again replaces it', () => {
    const { kit } = createTestPortico()
    kit.addNetwork('eip155', { ...two, name: 'Renamed' })
    expect(kit.getCaipNetworks().map(({ name }) => name)).toEqual(['Portico Local', 'Renamed'])
  })
  it('removing the one in use activates another', () => {
    const { kit } = createTestPortico()
    expect(kit.getChainId()).toBe(31337)
    kit.removeNetwork('eip155', 31337)
    expect(kit.getChainId()).toBe(31338)
  })
  it('[CFG-09~] removing the one that a wallet is on leaves it there, and the modal asks for another', async () => {
    const { kit, adapter, memory, clock } = await startTestPortico()
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    kit.removeNetwork('eip155', 31337)
    expect([kit.getCaipNetworkId(), kit.getCaipAddress()]).toEqual([
      'eip155:31337',
      `eip155:31337:${adapter.addresses[0]}`,
    ])
    expect([kit.isOpen(), currentView(kit.store.get()).name]).toEqual([true, 'UnsupportedChain'])
    adapter.balance.answer({ balance: '2', symbol: 'TWO' })
    await kit.actions.refreshBalance({ force: true })
    await clock.flush()
    // No balance of another chain under the address of this one.
    expect(adapter.balance.calls.map(({ parameters }) => parameters.network.id)).toEqual([31337])
    expect(memory.entries()['@portico/native_balance_cache']).not.toContain('TWO')
    await kit.switchNetwork('eip155:31338')
    expect(kit.getCaipAddress()).toBe(`eip155:31338:${adapter.addresses[0]}`)
  })
  it('[CFG-14] what is no network is refused by name', () => {
    const { kit } = createTestPortico()
    expect(() => kit.addNetwork('eip155', { ...three, name: '' })).toThrow('`network.name`')
    expect(() => kit.addNetwork('eip155', null as never)).toThrow('`network')
  })
})
