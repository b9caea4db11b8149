import type { Features, PorticoOptions } from '@portico/core'

/** createPortico's defaults, as its documentation states them. */
export const flagFallbacks = Object.freeze({
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  enableWallets: true,
  enableEIP6963: true,
  enableInjected: true,
  enableWalletConnect: true,
  manualWCControl: false,
  experimental_preferUniversalLinks: false,
  enableWalletGuide: true,
  enableAuthLogger: true,
  debug: true,
  enableEmbedded: false,
  disableAppend: false,
}) satisfies { [Name in keyof PorticoOptions]?: boolean }

export const featureFallbacks = Object.freeze({
  collapseWallets: false,
  legalCheckbox: false,
  allWallets: true,
  email: true,
  emailShowWallets: true,
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  history: true,
  analytics: true,
  smartSessions: false,
  pay: false,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
} as const satisfies Features)
