import type { ConnectorTypeOrder, Social, WalletFeature } from './options.js'
import type { BooleanOption, ResolvedFeatures } from './resolveOptions.js'

export const defaultConnectorTypeOrder: readonly ConnectorTypeOrder[] = /* @__PURE__ */ Object.freeze([
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
])

export const defaultWalletFeaturesOrder: readonly WalletFeature[] = /* @__PURE__ */ Object.freeze([
  'onramp',
  'swaps',
  'receive',
  'send',
])

export const defaultSocials: readonly Social[] = /* @__PURE__ */ Object.freeze([
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
])

/** Flags and orders a site gets when it says nothing (CFG-02, CFG-03, CFG-11). */
export const defaultFeatures: ResolvedFeatures = /* @__PURE__ */ Object.freeze({
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  history: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  socials: defaultSocials,
  connectorTypeOrder: defaultConnectorTypeOrder,
  walletFeaturesOrder: defaultWalletFeaturesOrder,
})

export const defaultFlags: Readonly<Record<BooleanOption, boolean>> = /* @__PURE__ */ Object.freeze({
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
