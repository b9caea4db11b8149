import type { FieldGroup } from '../field.js'

export const legalGroup = Object.freeze<FieldGroup>({
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
})

export const metadataGroup = Object.freeze<FieldGroup>({
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
})
