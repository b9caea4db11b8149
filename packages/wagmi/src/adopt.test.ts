import { verifyMessage } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HostWorld, openHostWorld } from './test/hostWorld.js'
import { majors } from './test/wagmiWorld.js'

const unrevokable = [
  { type: 'error', code: 4200, message: 'no', on: ['wallet_revokePermissions'], times: 'always' },
] as const

describe.each([3, 2] as const)('wagmi %i, and a connection that the host made', (major) => {
  const core = majors[major]
  let world: HostWorld
  beforeEach(async () => {
    vi.stubGlobal('window', new EventTarget()) // wagmi's own connector looks for nothing without one
    world = await openHostWorld(core)
  })
  afterEach(() => {
    expect.soft(world.views().wagmi).toEqual(world.views().kit)
    world.end()
    vi.unstubAllGlobals()
  })
  const connectorIds = () => [...world.config.state.connections.values()].map(({ connector }) => connector.id)

  it('signs with the account that was chosen in the modal, with every way to a client', async () => {
    const { kit, config, wallets, settle } = world
    await world.hostConnects()
    await settle()
    const second = wallets.host.accounts[1]
    if (!second) throw new RangeError('one account')
    await world.run(kit.actions.switchAccount({ namespace: 'eip155', address: second }))
    expect(core.getAccount(config).address).toBe(second)
    const { connector } = core.getAccount(config)
    for (const more of [{}, { connector }]) {
      const signature = await core.signMessage(config, { message: 'hello', ...more })
      expect(await verifyMessage({ address: second, message: 'hello', signature })).toBe(true)
    }
    expect((await core.getWalletClient(config, { connector })).account.address).toBe(second)
    await world.run(core.disconnect(config))
    await settle()
    expect(kit.getIsConnectedState()).toBe(false)
  })
  it('keeps its connector where the wallet itself changes account or chain', async () => {
    const { kit, config, wallets, settle } = world
    await world.hostConnects()
    await settle()
    wallets.host.changeAccounts(1)
    await settle()
    wallets.host.changeChain(31338)
    await settle()
    await world.run(kit.switchNetwork('eip155:31337'))
    await settle()
    expect(core.getAccount(config)).toMatchObject({ address: wallets.host.accounts[0], chainId: 31337 })
    expect(connectorIds()).toEqual(['host'])
  })
  it('gives way to a wallet that was chosen while the kit could not adopt it', async () => {
    const { kit, config, wallets, settle } = world
    const connecting = world.hostConnects()
    config.subscribe(
      ({ status }) => status,
      () => world.answer('failing'),
    )
    await connecting
    await settle()
    expect(core.getAccount(config).status).toBe('connected')
    await world.connect('Alpha')
    await settle()
    expect(core.getAccount(config).address).toBe(wallets.alpha.accounts[0])
    expect(connectorIds()).toEqual(['portico'])
    await world.run(kit.disconnect())
    await settle()
    expect(core.getAccount(config).status).toBe('disconnected')
  })
  it('is adopted later when the wallet was silent', async () => {
    const { kit, wallets, config, settle, clock } = world
    const stop = config.subscribe(
      ({ status }) => status,
      (status) => status === 'connected' && world.answer('held'),
    )
    await world.hostConnects()
    stop()
    await clock.advance(4000)
    expect(kit.getIsConnectedState()).toBe(false)
    world.answer('now')
    await clock.advance(10_000)
    await settle()
    expect(kit.getAddress()).toBe(wallets.host.accounts[0])
    expect(connectorIds()).toEqual(['host'])
  })
  it('gives way to a wallet that was chosen while the kit was adopting it', async () => {
    const { config, wallets, settle } = world
    config.subscribe(
      ({ status }) => status,
      (status) => status === 'connected' && world.answer('held'),
    )
    await world.hostConnects()
    await settle()
    expect(world.isHeld()).toBe(true)
    await world.connect('Alpha')
    world.answer('now')
    await settle()
    expect(core.getAccount(config).address).toBe(wallets.alpha.accounts[0])
    expect(connectorIds()).toEqual(['portico'])
    expect(wallets.host.isAuthorized).toBe(true)
  })
  it('keeps the approval of the same wallet when it is chosen in the modal', async () => {
    const { config, wallets, settle } = world
    await world.hostConnects()
    await settle()
    expect(await world.connect('Host')).toBe('connected')
    await settle()
    expect(core.getAccount(config)).toMatchObject({ status: 'connected', address: wallets.host.accounts[0] })
    expect(connectorIds()).toEqual(['portico'])
    expect([wallets.host.revocations, wallets.host.isAuthorized]).toEqual([0, true])
  })
  it.each(['at once', 'while the kit asks'])('that the host ends %s stays ended', async (when) => {
    const { kit, config, wallets, settle } = world
    wallets.host.play(unrevokable)
    if (when !== 'at once')
      config.subscribe(
        ({ status }) => status,
        (status) => world.answer(status === 'connected' ? 'held' : 'now'),
      )
    await world.hostConnects()
    const ending = core.disconnect(config)
    if (when !== 'at once') await vi.waitFor(() => expect(core.getAccount(config).status).toBe('disconnected'))
    await ending
    await settle()
    expect(core.getAccount(config).status).toBe('disconnected')
    expect(kit.getIsConnectedState()).toBe(false)
  })
  it('that the host ends leaves a wallet that the visitor added beside it', async () => {
    const { kit, config, wallets, settle } = world
    await world.hostConnects()
    await settle()
    const [copy] = kit.getConnections('eip155')
    // The host's site asks another wallet meanwhile, which keeps wagmi from following.
    const status = config.state.status
    config.setState((state) => ({ ...state, status: 'connecting' }))
    await world.connect('Alpha', { keepOthers: true })
    await world.run(kit.actions.switchConnection({ connectionId: copy?.id ?? '' }))
    config.setState((state) => ({ ...state, status }))
    await settle()
    expect(connectorIds()).toEqual(['host'])
    await world.run(core.disconnect(config))
    await settle()
    expect(core.getAccount(config).address).toBe(wallets.alpha.accounts[0])
    expect(kit.getConnections('eip155').map(({ wallet }) => wallet.name)).toEqual(['Alpha'])
  })
  it('is not found again after a reload where the visitor replaced it and disconnected', async () => {
    const { kit, memory, wallets, settle } = world
    wallets.host.play(unrevokable)
    wallets.alpha.play(unrevokable)
    await world.hostConnects()
    await settle()
    await world.connect('Alpha')
    await settle()
    await world.run(kit.disconnect())
    await settle()
    world.end()
    world = await openHostWorld(core, { memory, wallets })
    expect(core.getAccount(world.config).status).toBe('disconnected')
  })
  it('is in use again after a reload, also where the kit finds an older one', async () => {
    const { memory, wallets, settle } = world
    await world.connect('Alpha')
    await settle()
    await world.hostConnects()
    await settle()
    expect(connectorIds()).toEqual(['host'])
    world.end()
    world = await openHostWorld(core, { memory, wallets })
    expect(core.getAccount(world.config).address).toBe(wallets.host.accounts[0])
  })
  it('gives way to the modal\u2019s wallet when its own wallet merely announces itself', async () => {
    const { config, wallets, settle } = world
    await world.hostConnects()
    await settle()
    await world.connect('Alpha')
    await settle()
    wallets.host.changeAccounts(1)
    await settle()
    expect(core.getAccount(config).address).toBe(wallets.alpha.accounts[0])
    expect(connectorIds()).toEqual(['portico'])
  })
  it('stays the host\u2019s when the kit ends; what went through the kit is over', async () => {
    const { config, kit, settle } = world
    await world.connect('Alpha')
    await settle()
    kit.destroy()
    await settle()
    expect(core.getAccount(config).status).toBe('disconnected')
  })
})
