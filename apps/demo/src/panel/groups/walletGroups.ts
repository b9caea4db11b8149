import type { FieldGroup } from '../field.js'
import { flag } from '../makeField.js'

export const walletListGroup = Object.freeze<FieldGroup>({
  title: 'Wallet lists',
  fields: [
    { kind: 'list', path: ['featuredWalletIds'], help: 'Shown first, in this order.', placeholder: 'id, id' },
    {
      kind: 'choice',
      path: ['allWallets'],
      help: 'The row that opens the whole directory; needs an endpoint.',
      fallback: 'SHOW',
      choices: [
        ['SHOW', 'Show'],
        ['ONLY_MOBILE', 'On phones only'],
        ['HIDE', 'Hide'],
      ],
    },
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
})

export const behaviourGroup = Object.freeze<FieldGroup>({
  title: 'Behaviour',
  fields: [
    flag('enableWallets', 'Off removes every wallet option.'),
    flag('enableEIP6963', 'Wallets that announce themselves.'),
    flag('enableInjected', 'The generic provider on window.ethereum.'),
    flag('enableWalletGuide', 'A line for newcomers under the wallets.'),
    flag('enableWalletConnect', 'Pairing by QR code or link. Needs a server.'),
    flag('manualWCControl', 'You drive pairing: opening shows the code.'),
    flag('experimental_preferUniversalLinks', 'Opens wallet apps by their https link.'),
    {
      kind: 'json',
      path: ['universalProviderConfigOverride'],
      help: 'What a pairing asks for, per namespace.',
      placeholder: '{ "methods": { "eip155": ["personal_sign"] } }',
    },
    flag('enableAuthLogger', 'Log of the embedded wallet.', true),
    flag('debug', 'Shows alerts for the developer in the modal too.'),
  ],
})

export const embeddedGroup = Object.freeze<FieldGroup>({
  title: 'Embedded mode',
  fields: [
    flag('enableEmbedded', 'Renders inside your page and never over it.'),
    flag('disableAppend', 'You place the modal yourself.'),
  ],
})
