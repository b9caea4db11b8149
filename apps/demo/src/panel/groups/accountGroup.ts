import type { FieldGroup } from '../field.js'

export const accountGroup = Object.freeze<FieldGroup>({
  title: 'Accounts and sign-in',
  fields: [
    {
      kind: 'json',
      path: ['tokens'],
      help: 'Show this token’s balance instead of the native one.',
      placeholder: '{ "eip155:31337": { "address": "0xB581C9264f59BF0289fA76D61B2D0746dCE3C30D" } }',
    },
    {
      kind: 'json',
      path: ['defaultAccountTypes'],
      help: 'Account type per namespace.',
      placeholder: '{ "eip155": "eoa" }',
      isInert: true,
    },
    {
      kind: 'choice',
      path: ['siwx'],
      help: 'Sign-in with a wallet signature, at the local server or in this browser alone. Not together with siweConfig.',
      fallback: 'off',
      choices: [
        ['off', 'off'],
        ['optional', 'optional'],
        ['required', 'required'],
        ['unverified', 'unverified (no server)'],
      ],
    },
    {
      kind: 'choice',
      path: ['siweConfig'],
      help: 'Older sign-in interface, with a back end that this page plays itself. Not together with siwx.',
      fallback: 'off',
      choices: [
        ['off', 'off'],
        ['on', 'on'],
      ],
    },
  ],
})
