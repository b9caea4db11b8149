import type { JsonOptions } from '../options/jsonOptions.js'

export type Preset = { readonly name: string; readonly options: JsonOptions }

/** Starting points that show what the options are for. */
export const presets: readonly Preset[] = Object.freeze([
  {
    name: 'Brand',
    options: {
      themeVariables: {
        '--portico-accent': '#e4572e',
        '--portico-color-mix': '#e4572e',
        '--portico-color-mix-strength': 6,
        '--portico-border-radius-master': '2px',
      },
    },
  },
  {
    name: 'Legal',
    options: {
      termsConditionsUrl: 'https://example.com/terms',
      privacyPolicyUrl: 'https://example.com/privacy',
      features: { legalCheckbox: true },
    },
  },
  { name: 'Compact', options: { features: { collapseWallets: true }, enableWalletGuide: false } },
  { name: 'Embedded', options: { enableEmbedded: true } },
  { name: 'Arabic', options: { locale: 'ar' } },
])
