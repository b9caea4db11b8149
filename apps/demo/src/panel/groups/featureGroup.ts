import { featureFallbacks } from '../../playground/fallbacks.js'
import type { FieldGroup } from '../field.js'
import { feature } from '../makeField.js'

export const featureGroup = Object.freeze<FieldGroup>({
  title: 'Features',
  fields: [
    feature('collapseWallets', 'Folds the wallet list behind one button.'),
    feature('legalCheckbox', 'A box to tick before connecting; shown with a legal link.'),
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
      help: 'Social logins in order, once there is an embedded wallet. Until then the origin is checked.',
      entries: featureFallbacks.socials,
      isSet: true,
      noneIs: false,
    },
    feature('email', 'Login by e-mail, once there is an embedded wallet. Until then the origin is checked.'),
    feature('emailShowWallets', 'When off, an older way to say collapseWallets.'),
    feature('allWallets', 'The row that opens the whole directory; needs an endpoint.'),
    feature('swaps', 'Swapping tokens.', true),
    feature('onramp', 'Buying crypto.', true),
    feature('receive', 'The address to be paid at, as a code.'),
    feature('send', 'Sending coins and tokens.'),
    feature('history', 'Activity of the account; needs an endpoint.'),
    feature('analytics', 'Anonymous usage events to your own server.'),
    feature('smartSessions', 'Sessions of smart accounts.', true),
    feature('pay', 'Payments.', true),
  ],
})
