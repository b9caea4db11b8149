import { fakeAdapter, testNetworks } from '@portico/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPorticoError } from '../errors/PorticoError.js'
import { defaultFeatures, defaultFlags } from './defaults.js'
import type { PorticoOptions } from './options.js'
import { resolveConfig } from './resolveConfig.js'

const base: PorticoOptions = { networks: testNetworks }
/** Hosts without types can pass anything. */
const resolve = (changes: object) => resolveConfig({ ...base, ...changes } as PorticoOptions)

const sure = async () => undefined
/** Every option of the host, with a value it takes and one of the wrong type. */
const options: Readonly<Record<keyof PorticoOptions, { good: unknown; bad: unknown }>> = {
  projectId: { good: 'abc', bad: 7 },
  networks: { good: testNetworks, bad: 'eip155:1' },
  defaultNetwork: { good: testNetworks[1], bad: null },
  adapters: { good: [fakeAdapter()], bad: fakeAdapter() },
  metadata: { good: { name: 'Site', icons: ['https://site.test/i.png'] }, bad: { name: 7 } },
  features: { good: { email: false }, bad: ['email'] },
  themeMode: { good: 'light', bad: 'system' },
  themeVariables: { good: { '--portico-accent': '#fff' }, bad: { '--host-accent': '#fff' } },
  locale: { good: 'de', bad: 'xx' },
  includeWalletIds: { good: ['a'], bad: 'a' },
  excludeWalletIds: { good: ['a'], bad: [1] },
  featuredWalletIds: { good: [], bad: {} },
  customWallets: { good: [{ id: 'a', name: 'A', homepage: 'https://a.test' }], bad: [{ id: 'a' }] },
  tokens: { good: { 'eip155:31337': { address: '0x1' } }, bad: { 'eip155:31337': '0x1' } },
  termsConditionsUrl: { good: 'https://site.test/terms', bad: 'terms' },
  privacyPolicyUrl: { good: 'https://site.test/privacy', bad: 'javascript:alert(1)' },
  siwx: { good: { create: () => ({}) }, bad: true },
  siweConfig: { good: { getSession: async () => null }, bad: 'siwe' },
  allowUnsupportedChain: { good: true, bad: 'yes' },
  enableNetworkSwitch: { good: false, bad: 0 },
  enableEIP6963: { good: false, bad: null },
  enableWalletConnect: { good: false, bad: {} },
  manualWCControl: { good: true, bad: 1 },
  experimental_preferUniversalLinks: { good: true, bad: 'yes' },
  universalProvider: {
    good: { connect: sure, request: sure, disconnect: sure, on: sure, removeListener: sure },
    bad: { connect: 1, request: sure, disconnect: sure, on: sure, removeListener: sure },
  },
  universalProviderConfigOverride: { good: { methods: { eip155: ['personal_sign'] } }, bad: 'eip155' },
  enableWallets: { good: false, bad: 1 },
  enableWalletGuide: { good: false, bad: 'true' },
  enableAuthLogger: { good: false, bad: [] },
  debug: { good: false, bad: 'debug' },
  customRpcUrls: {
    good: { 'eip155:31337': [{ url: 'https://rpc.test' }] },
    bad: { 'eip155:31337': 'https://rpc.test' },
  },
  endpoint: { good: 'https://kit.test', bad: 'kit.test' },
  endpoints: { good: { rpc: 'https://rpc.test' }, bad: { api: 'api.test' } },
  allWallets: { good: 'ONLY_MOBILE', bad: 'show' },
  enableInjected: { good: false, bad: 'no' },
  enableEmbedded: { good: true, bad: 'yes' },
  disableAppend: { good: true, bad: 2 },
  defaultAccountTypes: { good: { eip155: 'eoa' }, bad: { eip155: 'savings' } },
  chainImages: { good: { 1: 'https://site.test/1.png' }, bad: { 1: 1 } },
  connectorImages: { good: { injected: 'https://site.test/i.png' }, bad: 'https://site.test/i.png' },
  id: { good: 'second', bad: 'a/b' },
}

describe('options', () => {
  const named =
    'projectId networks defaultNetwork adapters metadata features themeMode themeVariables includeWalletIds excludeWalletIds featuredWalletIds customWallets tokens termsConditionsUrl privacyPolicyUrl siwx siweConfig allowUnsupportedChain enableNetworkSwitch enableEIP6963 enableWalletConnect enableWallets enableWalletGuide enableAuthLogger debug customRpcUrls'

  it('[CFG-01~] every option of the specification is one of ours', () => {
    expect(Object.keys(options)).toEqual(expect.arrayContaining(named.split(' ')))
  })
  it.each(Object.entries(options))('[CFG-01~] %s is taken', (name, { good }) => {
    const config = resolve({ [name]: good })
    const found = { ...config, ...config.options, defaultNetwork: config.initialNetwork }
    expect(found[name as keyof typeof found]).toEqual(name === 'features' ? { ...defaultFeatures, email: false } : good)
  })
  it.each(Object.entries(options))(
    '[CFG-14] %s of the wrong type is refused by its name, with a fix',
    (name, { bad }) => {
      const error = refusal({ [name]: bad })
      expect(error.code).toBe('config/invalid-option')
      expect(error.message).toMatch(new RegExp(`^Option \`${name}[^\`]*\` .+\\. .+\\.$`))
    },
  )
  it('[CFG-14] an option that does not exist is refused by its name', () => {
    for (const name of ['theme', 'toString', 'constructor']) {
      expect(refusal({ [name]: 'dark' }).message).toContain(`\`${name}\` does not exist`)
    }
  })
  it.each(['themeMode', 'locale'])('[CFG-14] %s in a list is refused, though it reads the same', (name) => {
    expect(refusal({ [name]: [name === 'locale' ? 'de' : 'light'] }).message).toContain(`\`${name}\``)
  })
  it('options, features and lists cannot be changed afterwards', () => {
    const config = resolve({})
    for (const part of [config, config.options, config.options.features, config.networks, config.adapters]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
  })
})

describe('features', () => {
  it('[CFG-02] swaps, onramp, receive, send, email, history, analytics and allWallets are on by default', () => {
    const on = {
      swaps: true,
      onramp: true,
      receive: true,
      send: true,
      email: true,
      history: true,
      analytics: true,
      allWallets: true,
    }
    expect(resolve({}).options.features).toMatchObject(on)
    expect(resolve({ features: {} }).options.features).toMatchObject(on)
    expect(resolve({ features: { swaps: undefined } }).options.features).toMatchObject(on)
  })
  it('[CFG-03] legalCheckbox, smartSessions, collapseWallets and pay are off by default', () => {
    const off = { legalCheckbox: false, smartSessions: false, collapseWallets: false, pay: false }
    expect(resolve({}).options.features).toMatchObject(off)
  })
  it('[CFG-04~] features also takes socials and the three orders', () => {
    const features = {
      socials: ['x', 'google'],
      connectMethodsOrder: ['social', 'wallet', 'email'],
      connectorTypeOrder: ['injected', 'recent'],
      walletFeaturesOrder: ['send', 'receive'],
    }
    expect(resolve({ features }).options.features).toMatchObject(features)
    expect(resolve({ features: { socials: false } }).options.features.socials).toBe(false)
  })
  it('[CFG-11~] wallet features are ordered onramp, swaps, receive, send unless the host says otherwise', () => {
    expect(resolve({}).options.features.walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
    const walletFeaturesOrder = ['send', 'swaps']
    expect(resolve({ features: { walletFeaturesOrder } }).options.features.walletFeaturesOrder).toEqual(
      walletFeaturesOrder,
    )
  })
  it('[CFG-14] an unknown feature, an unknown entry and a repeated entry are refused by name', () => {
    expect(refusal({ features: { swap: true } }).message).toContain('`features.swap` does not exist')
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(refusal({ features: JSON.parse(`{"${name}":true}`) }).message).toContain(`\`features.${name}\``)
    }
    expect(refusal({ features: { email: 'yes' } }).message).toContain('`features.email`')
    for (const order of ['connectMethodsOrder', 'connectorTypeOrder', 'walletFeaturesOrder', 'socials']) {
      expect(refusal({ features: { [order]: ['nonsense'] } }).message).toContain(`\`features.${order}\``)
      expect(refusal({ features: { [order]: 'wallet' } }).message).toContain(`\`features.${order}\``)
    }
    expect(refusal({ features: { connectMethodsOrder: ['wallet', 'wallet'] } }).message).toContain('twice')
  })
  it('emailShowWallets false is the older way to fold the wallets', () => {
    expect(resolve({ features: { emailShowWallets: false } }).options.features.collapseWallets).toBe(true)
  })
  it('flags the host leaves out have their documented defaults', () => {
    expect(defaultFlags).toEqual({
      allowUnsupportedChain: false,
      enableNetworkSwitch: true,
      enableEIP6963: true,
      enableInjected: true,
      enableWalletConnect: true,
      manualWCControl: false,
      experimental_preferUniversalLinks: false,
      enableWallets: true,
      enableWalletGuide: true,
      enableAuthLogger: true,
      debug: true,
      enableEmbedded: false,
      disableAppend: false,
    })
    expect(resolve({}).options).toMatchObject(defaultFlags)
  })
})

describe('what excludes each other', () => {
  it('[CFG-07] siweConfig and siwx together', () => {
    expect(refusal({ siwx: {}, siweConfig: {} }).message).toBe('Cannot set both `siweConfig` and `siwx` options')
  })
  it('[CFG-14] a duplicate adapter', () => {
    const { message } = refusal({ adapters: [fakeAdapter(), fakeAdapter()] })
    expect(message).toBe('Option `adapters` has two adapters for eip155. Keep one per namespace.')
    expect(() => resolve({ adapters: [fakeAdapter(), fakeAdapter({ namespace: 'solana' })] })).not.toThrow()
  })
  it('[CFG-14] the function instead of its result', () => {
    expect(refusal({ adapters: [fakeAdapter] }).message).toContain('`adapters[0]` is no adapter')
  })
})

describe('values that end up in links and style sheets', () => {
  it.each([
    'homepage',
    'image_url',
    'webapp_link',
    'app_store',
    'play_store',
    'chrome_store',
    'mobile_link',
    'desktop_link',
  ])('[CFG-14] a script as %s of a custom wallet', (field) => {
    expect(refusal({ customWallets: [{ id: 'a', name: 'A', [field]: 'javascript:alert(1)' }] }).message).toContain(
      `\`customWallets[0].${field}\``,
    )
  })
  it('a custom wallet may be reached by its own scheme', () => {
    expect(() =>
      resolve({ customWallets: [{ id: 'a', name: 'A', mobile_link: 'awallet://', desktop_link: 'awallet:' }] }),
    ).not.toThrow()
  })
  it.each([
    'red; background: url(https://x.test)',
    'url(https://x.test)',
    '</style>',
    'expression(1)',
    'a'.repeat(201),
    '\\75rl(x)',
  ])('[THEME-01] %s is no value of a theme variable', (value) => {
    expect(refusal({ themeVariables: { '--portico-accent': value } }).message).toContain('`--portico-accent`')
  })
})

describe('junk', () => {
  it('[CFG-14] whatever is passed, the answer is a config or an error of the door', () => {
    const junk = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withSparseArray: true,
      maxDepth: 3,
    })
    const network = fc.record(
      {
        id: fc.oneof(fc.integer(), junk),
        name: junk,
        nativeCurrency: junk,
        rpcUrls: junk,
        blockExplorers: junk,
        caipNetworkId: junk,
        chainNamespace: junk,
      },
      { requiredKeys: [] },
    )
    const near = fc.oneof(
      junk,
      fc.array(fc.oneof(junk, network)),
      fc.record({ 'eip155:31337': junk, namespace: junk, create: junk, url: junk }, { requiredKeys: [] }),
    )
    const shape = Object.fromEntries(
      Object.keys(options).map((name) => [
        name,
        fc.oneof(
          { weight: 4, arbitrary: fc.constant(options[name as keyof PorticoOptions].good) },
          { weight: 1, arbitrary: near },
        ),
      ]),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          { weight: 9, arbitrary: fc.record(shape, { requiredKeys: ['networks'] }) },
          { weight: 1, arbitrary: junk },
        ),
        (value) => {
          try {
            resolveConfig(value as PorticoOptions)
          } catch (error) {
            if (!isPorticoError(error)) throw error
            expect(error.code).toMatch(/^config\//)
          }
        },
      ),
      { numRuns: 2_000, seed: 20_260_101 },
    )
  })
  it('a polluted prototype configures nothing', () => {
    const polluted = JSON.parse('{"__proto__":{"debug":false},"features":{"__proto__":{"email":false}}}')
    expect(isPorticoError(refusal(polluted), 'config/invalid-option')).toBe(true)
  })
})

function refusal(changes: object): Error & { code: string } {
  try {
    resolve(changes)
  } catch (error) {
    if (isPorticoError(error)) return error
    throw error
  }
  throw new Error(`nothing was refused: ${Object.keys(changes)}`)
}
