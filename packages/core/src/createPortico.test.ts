import {
  createTestPortico,
  fakeAdapter,
  fakeEnv,
  memoryStorage,
  startTestPortico,
  testNetworks,
} from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { createPortico } from './createPortico.js'

describe('at start', () => {
  it("[CFG-06] [ERR-01~] a missing projectId raises the 'Project ID Not Configured' alert, and wallets still connect", async () => {
    const { kit, adapter, env, lines } = await startTestPortico({ options: { projectId: undefined } })
    expect(kit.store.get().alert).toEqual({ open: true, message: 'Project ID Not Configured', variant: 'error' })
    expect(env.logs[0]?.level).toBe('error')
    expect(lines()[0]).toContain('pass `projectId` to createPortico()')
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    expect(kit.getIsConnectedState()).toBe(true)
    kit.actions.hideAlert()
    expect(kit.store.get().alert.open).toBe(false)
  })
  it('[CFG-06] an empty one is missing too; with one there is no alert; debug off keeps it on the console', () => {
    expect(createTestPortico({ options: { projectId: '' } }).kit.store.get().alert.open).toBe(true)
    const { kit, lines } = createTestPortico()
    expect([kit.store.get().alert.open, lines()]).toEqual([false, []])
    const quiet = createTestPortico({ options: { projectId: undefined, debug: false } })
    expect([quiet.kit.store.get().alert.open, quiet.lines().length]).toEqual([false, 1])
  })
  it('is initialized, tells so, and asks nobody anything', () => {
    const { kit, env, adapter } = createTestPortico()
    expect(kit.getState()).toEqual({
      loading: false,
      open: false,
      selectedNetworkId: 'eip155:31337',
      activeChain: 'eip155',
      initialized: true,
    })
    expect(kit.getEvent()?.data).toEqual({
      event: 'INITIALIZE',
      properties: { networks: ['eip155:31337', 'eip155:31338'] },
    })
    expect(env.fetched).toEqual([])
    for (const { calls } of [adapter.connect, adapter.reconnect, adapter.balance]) expect(calls).toEqual([])
  })
  it('metadata comes from the page where the host says nothing', () => {
    const { kit } = createTestPortico({ options: { metadata: { name: 'My site' } } })
    expect(kit.getMetadata()).toEqual({
      name: 'My site',
      description: 'A page of a test',
      url: 'https://site.test',
      icons: [],
    })
  })
  it('the language is fetched', async () => {
    const { kit } = createTestPortico({ options: { locale: 'ar' } })
    const direction = await new Promise((resolve) => kit.store.select((state) => state.language.direction, resolve))
    expect(direction).toBe('rtl')
  })
})

describe('on a server', () => {
  it('starts nothing, warns nothing and touches no global', () => {
    expect(typeof window).toBe('undefined')
    const used: string[] = []
    const note = (name: string) => (): never => {
      throw used.push(name)
    }
    const adapter = fakeAdapter()
    // Everything else is the real environment, in plain Node.
    const overrides = { log: note('log'), setTimeout: note('setTimeout'), fetch: note('fetch') }
    const kit = createPortico({ networks: testNetworks, adapters: [adapter] }, overrides)
    expect(adapter.running()).toBe(0)
    expect(kit.getState()).toMatchObject({ initialized: false, open: false, selectedNetworkId: 'eip155:31337' })
    expect(kit.store.get()).toEqual(kit.firstState)
    expect(kit.getMetadata()).toEqual({ name: '', description: '', url: '', icons: [] })
    expect(kit.platform().isMobile).toBe(false)
    kit.destroy()
    expect(used).toEqual([])
  })
})

describe('the first state', () => {
  it('is what a server had, whatever the browser kept', async () => {
    const memory = memoryStorage()
    const before = await startTestPortico({ env: { memory } })
    await before.kit.actions.connect({ connector: before.adapter.connector('Alpha') })
    await before.kit.switchNetwork('eip155:31338')
    const { kit } = createTestPortico({ env: { memory } })
    expect(kit.getChainId()).toBe(31338)
    expect(kit.firstState).toMatchObject({
      initialized: false,
      recentWallets: [],
      accounts: {},
      networks: { active: 'eip155:31337' },
    })
  })
})

describe('destroy', () => {
  it('during a pending connect: the promise settles, no timer and no listener stays', async () => {
    const { kit, adapter, env, clock, memory } = await startTestPortico()
    await kit.open()
    adapter.connect.hold()
    const connecting = kit.actions.connect({ connector: adapter.connector('Alpha') }).catch(({ code }) => code)
    kit.actions.goBack()
    kit.actions.showToast({ message: 'x' })
    kit.actions.shake()
    expect(clock.pending()).toBeGreaterThan(2)
    kit.destroy()
    expect(await connecting).toBe('connect/abandoned')
    expect([clock.pending(), env.target.listenerCount(), env.storageListeners(), adapter.running()]).toEqual([
      0, 0, 0, 0,
    ])
    const before = memory.entries()
    adapter.connect.last().resolve()
    await clock.advance(60_000)
    expect([clock.pending(), memory.entries()]).toEqual([0, before])
    expect(kit.getIsConnectedState()).toBe(false)
  })
  it('afterwards nothing starts again: no timer, no write, no request', async () => {
    const { kit, adapter, env, clock, memory } = await startTestPortico()
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    kit.destroy()
    const before = memory.entries()
    const calls = adapter.balance.calls.length
    kit.actions.showToast({ message: 'x' })
    kit.actions.shake()
    adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:31338' })
    env.otherTab.set('@portico/active_caip_network_id', 'eip155:31338')
    await kit.actions.refreshBalance({ force: true })
    await clock.flush()
    expect([clock.pending(), adapter.balance.calls.length, kit.getChainId()]).toEqual([0, calls, 31337])
    expect({ ...memory.entries(), '@portico/active_caip_network_id': undefined }).toEqual({
      ...before,
      '@portico/active_caip_network_id': undefined,
    })
  })
  it('a switch that is answered afterwards writes and asks nothing', async () => {
    const { kit, adapter, clock, memory } = await startTestPortico()
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    adapter.switchNetwork.hold()
    const switching = kit.switchNetwork('eip155:31338')
    await clock.flush()
    kit.destroy()
    const before = memory.entries()
    const calls = adapter.balance.calls.length
    adapter.switchNetwork.last().resolve()
    await switching
    expect([memory.entries(), adapter.balance.calls.length]).toEqual([before, calls])
  })
  it('twice is once; what cannot end keeps nothing else from ending; what comes late ends at once', () => {
    const { kit, adapter, env, lines } = createTestPortico()
    const ended: string[] = []
    kit.onDestroy(() => {
      throw new Error('stuck')
    })
    kit.onDestroy(() => ended.push('after'))
    kit.onDestroy(() => ended.push('taken back'))()
    kit.destroy()
    kit.destroy()
    kit.onDestroy(() => ended.push('late'))
    expect(ended).toEqual(['after', 'late'])
    expect(lines()).toEqual(['Portico: stuck'])
    expect([adapter.running(), env.storageListeners()]).toEqual([0, 0])
  })
})

describe('several kits', () => {
  it('on one page share nothing', async () => {
    const adapter = fakeAdapter()
    const env = fakeEnv()
    const one = await startTestPortico({ env, adapter, options: { id: 'one' } })
    const two = await startTestPortico({ env, adapter, options: { id: 'two', themeMode: 'light' } })
    await one.kit.actions.connect({ connector: adapter.connector('Alpha') })
    await one.kit.open({ view: 'Networks' })
    one.kit.setThemeVariables({ '--portico-accent': 'red' })
    await one.kit.setLocale('de')
    expect([one.kit.getIsConnectedState(), two.kit.getIsConnectedState()]).toEqual([true, false])
    expect([two.kit.isOpen(), two.kit.getThemeMode(), two.kit.getThemeVariables()]).toEqual([false, 'light', {}])
    expect(two.kit.store.get().language.locale).toBe('en')
    one.kit.destroy()
    expect(adapter.running()).toBe(1)
    await two.kit.actions.connect({ connector: adapter.connector('Beta') })
    expect(two.kit.getWalletInfo()?.name).toBe('Beta')
  })
  it('leave nothing in a module: the third is as the first was', async () => {
    const states: unknown[] = []
    for (let visit = 0; visit < 3; visit++) {
      const { kit, adapter, clock, env } = await startTestPortico()
      states.push(kit.store.get())
      await kit.actions.connect({ connector: adapter.connector('Alpha') })
      kit.actions.showToast({ message: 'x' })
      kit.setThemeMode('light')
      kit.updateFeatures({ email: false })
      kit.addNetwork('eip155', { ...testNetworks[0], id: 5, caipNetworkId: 'eip155:5' })
      await kit.switchNetwork('eip155:31338')
      kit.destroy()
      expect([clock.pending(), env.target.listenerCount(), env.storageListeners(), adapter.running()]).toEqual([
        0, 0, 0, 0,
      ])
    }
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
  })
})

describe('updateFeatures and updateOptions', () => {
  it('change what they name at run time and keep the rest', () => {
    const { kit } = createTestPortico({ options: { features: { send: false } } })
    kit.updateFeatures({ email: false, connectMethodsOrder: ['social', 'email', 'wallet'] })
    expect(kit.store.get().options.features).toMatchObject({
      send: false,
      email: false,
      swaps: true,
      connectMethodsOrder: ['social', 'email', 'wallet'],
    })
    kit.updateOptions({ debug: false, termsConditionsUrl: 'https://site.test/t' })
    expect(kit.store.get().options).toMatchObject({
      debug: false,
      termsConditionsUrl: 'https://site.test/t',
      enableWallets: true,
    })
  })
  it('[CFG-14] refuse by name what is wrong or cannot change, and change nothing', () => {
    const { kit } = createTestPortico()
    const before = kit.store.get()
    expect(() => kit.updateFeatures({ email: 1 as never })).toThrow('`features.email`')
    expect(() => kit.updateOptions({ debug: 'no' as never })).toThrow('`debug`')
    expect(() => kit.updateOptions({ privacyPolicyUrl: 'x' })).toThrow('`privacyPolicyUrl`')
    expect(() => kit.updateOptions({ networks: [] } as never)).toThrow(
      '`networks` cannot change after the kit was created',
    )
    expect(kit.store.get()).toBe(before)
  })
  it('a flag that is given as undefined keeps its value, a link that is given as undefined goes', () => {
    const { kit } = createTestPortico({ options: { debug: false, termsConditionsUrl: 'https://site.test/t' } })
    kit.updateOptions({ debug: undefined, termsConditionsUrl: undefined })
    expect(kit.store.get().options).toMatchObject({ debug: false, termsConditionsUrl: undefined })
  })
})

it.each([
  ['of the site fetches no code', 'heartbeat', false],
  ['of the kit is followed', '@portico/connections', true],
])('what another tab stores %s', async (_case, key, isFetched) => {
  await Promise.all([import('./walletChunk.js'), import('./actions/modalActions.js')])
  const { kit, env, clock } = createTestPortico()
  await clock.flush()
  env.otherTab.set(key, '1')
  await clock.flush()
  // Code that is here opens within the call.
  void kit.open({ view: 'Networks' })
  expect(kit.store.get().router.stack.at(-1)?.name === 'Networks').toBe(isFetched)
  await clock.flush()
  kit.destroy()
})
