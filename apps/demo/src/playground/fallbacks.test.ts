import { createPortico, type PorticoOptions } from '@portico/core'
import { mainnet } from '@portico/evm/networks'
import { expect, it } from 'vitest'
import { fieldGroups } from '../panel/fieldGroups.js'
import { featureFallbacks, flagFallbacks } from './fallbacks.js'
import { isLiveChange, updateKit } from './updateKit.js'

const everyOption: Record<keyof PorticoOptions, true> = {
  projectId: true,
  networks: true,
  defaultNetwork: true,
  adapters: true,
  metadata: true,
  features: true,
  themeMode: true,
  themeVariables: true,
  locale: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  featuredWalletIds: true,
  allWallets: true,
  customWallets: true,
  tokens: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  siwx: true,
  siweConfig: true,
  allowUnsupportedChain: true,
  enableNetworkSwitch: true,
  enableEIP6963: true,
  enableWalletConnect: true,
  manualWCControl: true,
  experimental_preferUniversalLinks: true,
  universalProvider: true,
  universalProviderConfigOverride: true,
  enableWallets: true,
  enableWalletGuide: true,
  enableAuthLogger: true,
  debug: true,
  customRpcUrls: true,
  endpoint: true,
  endpoints: true,
  enableInjected: true,
  enableEmbedded: true,
  disableAppend: true,
  defaultAccountTypes: true,
  chainImages: true,
  connectorImages: true,
  id: true,
}

it('has a control for every option and every feature', () => {
  const paths = fieldGroups.flatMap(({ fields }) => fields.map(({ path }) => path))
  // A provider of the site's own lives in its page: no control could make one.
  const expected = Object.keys(everyOption).filter((name) => name !== 'universalProvider')
  expect([...new Set(paths.map(([name]) => name))].sort()).toEqual(expected.sort())
  const features = paths.filter(([name]) => name === 'features').map(([, name]) => name)
  expect(features.sort()).toEqual([...Object.keys(featureFallbacks), 'connectMethodsOrder'].sort())
  expect(paths.filter(([name]) => name === 'themeVariables')).toHaveLength(9)
})

it('states the defaults that createPortico has', () => {
  const { options } = createPortico({ networks: [mainnet] }).store.get()
  expect(options.features).toEqual(featureFallbacks)
  expect(options).toMatchObject(flagFallbacks)
})

it('brings a running kit to new options and back', async () => {
  const kit = createPortico({ networks: [mainnet] })
  const before = kit.store.get()
  await updateKit(kit, {
    networks: [mainnet],
    themeMode: 'light',
    themeVariables: { '--portico-accent': '#f00' },
    features: { collapseWallets: true },
    debug: false,
    termsConditionsUrl: 'https://example.com',
  })
  expect(kit.getThemeMode()).toBe('light')
  expect(kit.store.get().options).toMatchObject({ debug: false, termsConditionsUrl: 'https://example.com' })
  expect(kit.store.get().options.features.collapseWallets).toBe(true)
  await updateKit(kit, { networks: [mainnet] })
  expect(kit.getThemeVariables()).toEqual({})
  expect(kit.store.get().options).toEqual(before.options)
})

it('knows what a running kit can take over', () => {
  const options = { networks: [1], features: { connectMethodsOrder: ['wallet'] } }
  expect(isLiveChange(options, { ...options, themeMode: 'light', debug: false, locale: 'ar' })).toBe(true)
  expect(isLiveChange(options, { ...options, networks: [1, 10] })).toBe(false)
  expect(isLiveChange(options, { ...options, enableEIP6963: false })).toBe(false)
  expect(isLiveChange(options, { networks: [1] })).toBe(false)
})
