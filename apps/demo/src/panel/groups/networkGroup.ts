import type { FieldGroup } from '../field.js'
import { flag } from '../makeField.js'

export const networkGroup = Object.freeze<FieldGroup>({
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
})
