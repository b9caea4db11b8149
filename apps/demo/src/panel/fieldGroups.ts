import { featureFallbacks, flagFallbacks } from '../playground/fallbacks.js'
import type { Field, FieldGroup } from './field.js'

const flag = (name: keyof typeof flagFallbacks, help: string, isInert = false): Field => ({
  kind: 'flag',
  path: [name],
  help,
  fallback: flagFallbacks[name],
  isInert,
})

type FeatureFlag = Exclude<keyof typeof featureFallbacks, 'socials' | 'connectorTypeOrder' | 'walletFeaturesOrder'>
const feature = (name: FeatureFlag, help: string, isInert = true): Field => ({
  kind: 'flag',
  path: ['features', name],
  help,
  fallback: featureFallbacks[name],
  isInert,
})

const theme = (name: string): readonly string[] => ['themeVariables', `--portico-${name}`]

/** Every option of createPortico, in the order in which a site meets them. */
export const fieldGroups: readonly FieldGroup[] = Object.freeze([
  {
    title: 'Networks',
    fields: [
      { kind: 'networks', path: ['networks'], help: 'Chains the site uses. The first one is where visitors start.' },
      { kind: 'defaultNetwork', path: ['defaultNetwork'], help: 'Where to start when nothing is stored.' },
      { kind: 'adapters', path: ['adapters'], help: 'One adapter per namespace. Without one the modal can only pair.' },
      flag('enableNetworkSwitch', 'Lets visitors change the chain.'),
      flag('allowUnsupportedChain', 'Lets visitors stay on a chain that is not in networks.'),
      {
        kind: 'json',
        path: ['chainImages'],
        help: 'Image per chain id.',
        placeholder: '{ "1": "https://example.com/eth.png" }',
      },
    ],
  },
  {
    title: 'Theme',
    fields: [
      {
        kind: 'choice',
        path: ['themeMode'],
        help: 'Light or dark; this page follows.',
        fallback: 'dark',
        choices: [
          ['dark', 'Dark'],
          ['light', 'Light'],
        ],
      },
      { kind: 'colour', path: theme('accent'), help: 'The primary action and focus.', start: '#5773ff' },
      { kind: 'colour', path: theme('background'), help: 'Behind everything.', start: '#121313' },
      { kind: 'colour', path: theme('color-mix'), help: 'Tints every surface.', start: '#ff8800' },
      {
        kind: 'number',
        path: theme('color-mix-strength'),
        help: 'How much of the tint, in percent.',
        placeholder: '0',
        max: 100,
      },
      { kind: 'colour', path: theme('qr-color'), help: 'The QR code.', start: '#121313' },
      {
        kind: 'text',
        path: theme('border-radius-master'),
        help: 'Corners; the card is nine times this.',
        placeholder: '4px',
        isShort: true,
      },
      {
        kind: 'text',
        path: theme('font-size-master'),
        help: 'Every size follows it.',
        placeholder: '10px',
        isShort: true,
      },
      {
        kind: 'text',
        path: theme('font-family'),
        help: 'A font that your page has.',
        placeholder: 'Inter, sans-serif',
      },
      { kind: 'number', path: theme('z-index'), help: 'In embedded mode.', placeholder: '999' },
    ],
  },
  {
    title: 'Language',
    fields: [
      {
        kind: 'choice',
        path: ['locale'],
        help: 'Arabic also turns the page from right to left.',
        fallback: 'en',
        choices: [
          ['en', 'English'],
          ['de', 'Deutsch'],
          ['ar', 'العربية'],
        ],
      },
    ],
  },
  {
    title: 'Features',
    fields: [
      feature('collapseWallets', 'Folds the wallet list behind one button.', false),
      feature('legalCheckbox', 'A box to tick before connecting; shown with a legal link.', false),
      {
        kind: 'order',
        path: ['features', 'connectMethodsOrder'],
        help: 'Order of the ways to connect. Computed when not set.',
        entries: ['wallet', 'email', 'social'],
        isSet: false,
      },
      {
        kind: 'order',
        path: ['features', 'connectorTypeOrder'],
        help: 'These kinds of wallets come first.',
        entries: featureFallbacks.connectorTypeOrder,
        isSet: true,
      },
      {
        kind: 'order',
        path: ['features', 'walletFeaturesOrder'],
        help: 'Actions in the account view.',
        entries: featureFallbacks.walletFeaturesOrder,
        isSet: true,
      },
      {
        kind: 'order',
        path: ['features', 'socials'],
        help: 'Social logins in order.',
        entries: featureFallbacks.socials,
        isSet: true,
        noneIs: false,
        isInert: true,
      },
      feature('email', 'Login by e-mail.'),
      feature('emailShowWallets', 'When off, an older way to say collapseWallets.', false),
      feature('allWallets', 'The row that opens the whole directory.'),
      feature('swaps', 'Swapping tokens.'),
      feature('onramp', 'Buying crypto.'),
      feature('receive', 'Receiving.'),
      feature('send', 'Sending.'),
      feature('history', 'Activity of the account.'),
      feature('analytics', 'Anonymous usage events to your own server.'),
      feature('smartSessions', 'Sessions of smart accounts.'),
      feature('pay', 'Payments.'),
    ],
  },
  {
    title: 'Legal links',
    fields: [
      {
        kind: 'text',
        path: ['termsConditionsUrl'],
        help: 'Linked under the wallet list.',
        placeholder: 'https://example.com/terms',
      },
      {
        kind: 'text',
        path: ['privacyPolicyUrl'],
        help: 'Linked under the wallet list.',
        placeholder: 'https://example.com/privacy',
      },
    ],
  },
  {
    title: 'Wallet lists',
    fields: [
      { kind: 'list', path: ['featuredWalletIds'], help: 'Shown first, in this order.', placeholder: 'id, id' },
      {
        kind: 'list',
        path: ['includeWalletIds'],
        help: 'Directory and custom wallets with these ids only.',
        placeholder: 'id, id',
      },
      {
        kind: 'list',
        path: ['excludeWalletIds'],
        help: 'Hidden everywhere: directory id, connector id or rdns.',
        placeholder: 'test.portico.wallet-1, io.metamask',
      },
      {
        kind: 'json',
        path: ['customWallets'],
        help: 'Wallets of your own that no directory lists.',
        placeholder: '[{ "id": "mine", "name": "My Wallet", "homepage": "https://example.com" }]',
      },
      {
        kind: 'json',
        path: ['connectorImages'],
        help: 'Image per connector id.',
        placeholder: '{ "io.metamask": "https://example.com/fox.png" }',
      },
    ],
  },
  {
    title: 'Behaviour',
    fields: [
      flag('enableWallets', 'Off removes every wallet option.'),
      flag('enableEIP6963', 'Wallets that announce themselves.'),
      flag('enableInjected', 'The generic provider on window.ethereum.'),
      flag('enableWalletGuide', 'A line for newcomers under the wallets.'),
      flag('enableWalletConnect', 'Pairing by QR code.', true),
      flag('enableAuthLogger', 'Log of the embedded wallet.', true),
      flag('debug', 'Shows alerts for the developer in the modal too.'),
    ],
  },
  {
    title: 'Embedded mode',
    fields: [
      flag('enableEmbedded', 'Renders inside your page and never over it.'),
      flag('disableAppend', 'You place the modal yourself.'),
    ],
  },
  {
    title: 'Connection',
    fields: [
      { kind: 'text', path: ['projectId'], help: 'Names the project at your server. Without it an alert says so.' },
      {
        kind: 'text',
        path: ['endpoint'],
        help: 'Base URL of your server. Without it only the chains are asked.',
        placeholder: 'https://kit.example.com',
      },
      {
        kind: 'json',
        path: ['customRpcUrls'],
        help: 'Replaces the RPC endpoints of a chain.',
        placeholder: '{ "eip155:31337": [{ "url": "http://127.0.0.1:8545" }] }',
      },
      {
        kind: 'text',
        path: ['id'],
        help: 'Tells kits on one page apart: own storage, own element.',
        placeholder: 'shop',
      },
    ],
  },
  {
    title: 'Metadata',
    fields: [
      {
        kind: 'text',
        path: ['metadata', 'name'],
        help: 'How the site introduces itself. Read from the page when empty.',
      },
      { kind: 'text', path: ['metadata', 'description'], help: 'One sentence.' },
      { kind: 'text', path: ['metadata', 'url'], help: 'The site’s address.', placeholder: 'https://example.com' },
      {
        kind: 'list',
        path: ['metadata', 'icons'],
        help: 'Addresses of icons.',
        placeholder: 'https://example.com/icon.png',
      },
    ],
  },
  {
    title: 'Accounts and sign-in',
    fields: [
      {
        kind: 'json',
        path: ['tokens'],
        help: 'Show this token’s balance instead of the native one.',
        placeholder: '{ "eip155:1": { "address": "0x…" } }',
        isInert: true,
      },
      {
        kind: 'json',
        path: ['defaultAccountTypes'],
        help: 'Account type per namespace.',
        placeholder: '{ "eip155": "eoa" }',
        isInert: true,
      },
      {
        kind: 'json',
        path: ['siwx'],
        help: 'Sign-in with a wallet signature. Not together with siweConfig.',
        placeholder: '{}',
        isInert: true,
      },
      {
        kind: 'json',
        path: ['siweConfig'],
        help: 'Older sign-in interface. Not together with siwx.',
        placeholder: '{}',
        isInert: true,
      },
    ],
  },
] satisfies readonly FieldGroup[])
