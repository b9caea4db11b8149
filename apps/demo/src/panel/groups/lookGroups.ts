import type { FieldGroup } from '../field.js'
import { theme } from '../makeField.js'

export const themeGroup = Object.freeze<FieldGroup>({
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
})

export const languageGroup = Object.freeze<FieldGroup>({
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
})
