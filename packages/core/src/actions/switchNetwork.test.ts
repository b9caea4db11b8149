import { fakeAdapter, startTestPortico, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { solana } from '../networks/otherNetworks.js'
import { currentView } from '../state/selectors.js'

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code,
  )

async function connected() {
  const test = await startTestPortico({ options: { networks: [...testNetworks, solana] } })
  await test.kit.actions.connect({ connector: test.adapter.connector('Alpha') })
  return test
}

describe('switching', () => {
  it('[NET-03] without a wallet changes the network and the stored id, and with it the namespace', async () => {
    const { kit, memory, adapter } = await startTestPortico({ options: { networks: [...testNetworks, solana] } })
    await kit.switchNetwork('eip155:31338')
    expect(kit.getChainId()).toBe(31338)
    await kit.switchNetwork(solana)
    expect([kit.getActiveChainNamespace(), kit.getCaipNetworkId()]).toEqual(['solana', solana.caipNetworkId])
    expect(memory.entries()).toMatchObject({
      '@portico/active_caip_network_id': solana.caipNetworkId,
      '@portico/active_namespace': 'solana',
    })
    expect(adapter.switchNetwork.calls).toEqual([])
  })
  it('[NET-03] the next visit starts on the stored network', async () => {
    const { kit, memory } = await startTestPortico()
    await kit.switchNetwork('eip155:31338')
    expect((await startTestPortico({ env: { memory } })).kit.getChainId()).toBe(31338)
    const other = await startTestPortico({ env: { memory }, options: { networks: [testNetworks[0]] } })
    expect(other.kit.getChainId()).toBe(31337)
  })
  it('[NET-03] to another namespace changes the address to the one of that namespace', async () => {
    const { kit, adapter } = await connected()
    await kit.switchNetwork(solana)
    expect([kit.getAddress(), kit.getAddress('eip155')]).toEqual([undefined, adapter.addresses[0]])
    await kit.switchNetwork('eip155:31337')
    expect(kit.getAddress()).toBe(adapter.addresses[0])
  })
  it('[NET-04] inside a connected namespace goes through the adapter, which is asked first', async () => {
    const { kit, adapter, clock } = await connected()
    adapter.switchNetwork.hold()
    const switching = kit.switchNetwork('eip155:31338')
    await clock.flush()
    expect(adapter.switchNetwork.last().parameters.network).toEqual(testNetworks[1])
    expect(kit.getChainId()).toBe(31337)
    adapter.switchNetwork.last().resolve()
    await switching
    expect(kit.getCaipAddress()).toBe(`eip155:31338:${adapter.addresses[0]}`)
    expect(kit.getEvent()?.data).toEqual({ event: 'SWITCH_NETWORK', properties: { network: 'eip155:31338' } })
  })
  it('[NET-04] keeps the account the visitor uses', async () => {
    const { kit, adapter } = await connected()
    await kit.actions.switchAccount({ namespace: 'eip155', address: adapter.addresses[1] ?? '' })
    await kit.switchNetwork('eip155:31338')
    expect(kit.getCaipAddress()).toBe(`eip155:31338:${adapter.addresses[1]}`)
  })
  it('[NET-04] a refusal is an error of ours, changes nothing, is not told as a switch, and can be tried again', async () => {
    const { kit, adapter } = await connected()
    adapter.switchNetwork.fail({ code: 4001 })
    expect(await codeOf(kit.switchNetwork('eip155:31338'))).toBe('rpc/user-rejected')
    expect(kit.getChainId()).toBe(31337)
    expect(kit.getEvent()?.data.event).not.toBe('SWITCH_NETWORK')
    expect(kit.store.get().switching).toMatchObject({
      network: 'eip155:31338',
      status: 'failed',
      error: 'rpc/user-rejected',
    })
    adapter.switchNetwork.answer()
    expect(await codeOf(kit.switchNetwork('eip155:31338'))).toBe('done')
    expect(kit.getChainId()).toBe(31338)
  })
  it('[NET-05~] across namespaces the account that is connected there is shown, and its wallet alone is asked', async () => {
    const evm = fakeAdapter()
    const other = fakeAdapter({ namespace: 'solana', addresses: ['So1'] })
    other.balance.answer({ balance: '3', symbol: 'SOL' })
    const { kit } = await startTestPortico({
      options: { adapters: [evm, other], networks: [...testNetworks, solana] },
    })
    await kit.actions.connect({ connector: other.connector('Alpha') })
    await kit.actions.connect({ connector: evm.connector('Alpha') })
    other.balance.answer({ balance: '4', symbol: 'SOL' })
    await kit.switchNetwork(solana)
    expect(kit.getCaipAddress()).toBe(`${solana.caipNetworkId}:So1`)
    expect(kit.getActiveChainNamespace()).toBe('solana')
    expect(evm.switchNetwork.calls).toEqual([])
    await kit.switchNetwork('eip155:31337')
    expect(kit.getCaipAddress()).toBe(`eip155:31337:${evm.addresses[0]}`)
  })
  it('a wallet that leaves meanwhile is not brought back by its answer', async () => {
    const { kit, adapter, clock } = await connected()
    adapter.switchNetwork.hold()
    const switching = kit.switchNetwork('eip155:31338')
    await clock.flush()
    adapter.emit({ type: 'disconnected', connectorId: 'test.alpha' })
    adapter.switchNetwork.last().resolve()
    await switching
    expect(kit.getAccount('eip155').status).toBe('disconnected')
  })
  it('a wallet that takes over meanwhile is not moved by the answer of the one before', async () => {
    const { kit, adapter, clock } = await connected()
    adapter.switchNetwork.hold()
    const switching = kit.switchNetwork('eip155:31338')
    await clock.flush()
    await kit.actions.connect({ connector: adapter.connector('Beta') })
    adapter.switchNetwork.last().resolve()
    await switching
    expect([kit.getWalletInfo()?.name, kit.getChainId()]).toEqual(['Beta', 31337])
  })
})

describe('a network that is not there', () => {
  it("[NET-06] [ERR-01~] an unknown id shows the alert 'Network Not Found' and tells the developer what to do", async () => {
    const { kit, lines } = await startTestPortico()
    expect(await codeOf(kit.switchNetwork('eip155:1'))).toBe('network/not-found')
    expect(kit.store.get().alert).toEqual({ open: true, message: 'Network Not Found', variant: 'error' })
    expect(lines().join()).toContain('make sure it is included in the networks array')
    expect(kit.getChainId()).toBe(31337)
  })
  it("[ERR-02~] an unknown id throws 'Network not found'", async () => {
    const { kit } = await startTestPortico()
    await expect(kit.switchNetwork('eip155:1')).rejects.toThrow('Network not found')
  })

  it('[NET-06] with debug off the alert is on the console only', async () => {
    const { kit, lines } = await startTestPortico({ options: { debug: false } })
    expect(await codeOf(kit.switchNetwork('eip155:1'))).toBe('network/not-found')
    expect(kit.store.get().alert.open).toBe(false)
    expect(lines()).toHaveLength(1)
  })
  it('[NET-06] ids are compared whole: eip155:3133 is not eip155:31337', async () => {
    const { kit } = await startTestPortico()
    expect(await codeOf(kit.switchNetwork('eip155:3133'))).toBe('network/not-found')
  })
  it("[NET-08] outside the configured namespaces throws 'Namespace is not configured, please call connect() first'", async () => {
    const { kit } = await startTestPortico()
    await expect(kit.switchNetwork(solana)).rejects.toThrow('Namespace is not configured, please call connect() first')
    expect(kit.store.get().alert.open).toBe(false)
  })
  it('[RELAY-13] [ERR-04] what is no chain id is refused', async () => {
    const { kit } = await startTestPortico()
    for (const id of [
      '1',
      '',
      'eip155',
      'eip155:',
      'eip155:1:0x1',
      'near:1',
      null,
      undefined,
      {},
      Object.create(null),
      31338,
    ]) {
      expect(await codeOf(kit.switchNetwork(id as never))).toBe('network/invalid-id')
    }
  })
})

describe('the list of networks', () => {
  it('[NET-10] enableNetworkSwitch false and allowUnsupportedChain are for the state to say, and can change', async () => {
    const { kit } = await startTestPortico({ options: { enableNetworkSwitch: false } })
    expect(kit.store.get().options).toMatchObject({ enableNetworkSwitch: false, allowUnsupportedChain: false })
    kit.updateOptions({ enableNetworkSwitch: true, allowUnsupportedChain: true })
    expect(kit.store.get().options).toMatchObject({ enableNetworkSwitch: true, allowUnsupportedChain: true })
  })
  it('a row of it: nothing for the one in use, the waiting screen with a wallet, at once without', async () => {
    const { kit, adapter, clock } = await connected()
    await kit.open({ view: 'Networks' })
    await kit.actions.chooseNetwork({ network: testNetworks[0] })
    expect(adapter.switchNetwork.calls).toEqual([])
    adapter.switchNetwork.hold()
    const choosing = kit.actions.chooseNetwork({ network: testNetworks[1] })
    await clock.flush()
    expect(currentView(kit.store.get())).toEqual({ name: 'SwitchNetwork', data: { network: testNetworks[1] } })
    adapter.switchNetwork.last().resolve()
    await choosing
    expect(kit.getChainId()).toBe(31338)
    expect(kit.isOpen()).toBe(false)
    await kit.actions.chooseNetwork({ network: solana })
    expect(kit.getActiveChainNamespace()).toBe('solana')
  })
  it('namespaces of one kit come from its adapters and networks', async () => {
    const { kit } = await startTestPortico({
      options: { adapters: [fakeAdapter(), fakeAdapter({ namespace: 'solana' })] },
    })
    expect(await codeOf(kit.switchNetwork(solana))).toBe('network/not-found')
  })
})
