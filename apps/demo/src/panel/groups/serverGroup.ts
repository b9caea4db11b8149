import type { FieldGroup } from '../field.js'

export const serverGroup = Object.freeze<FieldGroup>({
  title: 'Server',
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
      path: ['endpoints'],
      help: 'Base URLs of parts that are elsewhere.',
      placeholder: '{ "directory": "https://wallets.example.com" }',
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
})
