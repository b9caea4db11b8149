import { expect, it } from 'vitest'
import { readSite } from './readSite.js'

const svg = 'data:image/svg+xml,%3Csvg%3E'

it('shows name, host and a picture of the site’s own', () => {
  const icons = ['https://elsewhere.example/a.png', 'https://orchard.example/a.png']
  expect(readSite({ name: 'Orchard', url: 'https://orchard.example/shop?x=1', icons })).toEqual({
    name: 'Orchard',
    host: 'orchard.example',
    icon: 'https://orchard.example/a.png',
    oddity: undefined,
  })
  expect(readSite({ name: 'Local', url: 'http://localhost:4400', icons: [svg] })).toMatchObject({
    host: 'localhost:4400',
    icon: svg,
    oddity: undefined,
  })
})

it.each([
  ['javascript:alert(1)', 'noAddress'],
  ['', 'noAddress'],
  ['https://bank.example@evil.example', 'noAddress'],
  ['data:text/html,x', 'noAddress'],
  ['http://orchard.example', 'insecure'],
  ['https://оrchard.example', 'lookalike'],
  ['https://xn--rchard-sxe.example', 'lookalike'],
] as const)('%s is odd: %s', (url, oddity) => {
  expect(readSite({ name: 'x', url, icons: [] }).oddity).toBe(oddity)
})

it('takes no picture that could act, track or weigh', () => {
  for (const icon of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'blob:https://orchard.example/1',
    '//orchard.example/a.png',
    'http://orchard.example/a.png',
    'https://evil.example/a.png',
    `data:image/png;base64,${'A'.repeat(70_000)}`,
  ])
    expect(
      readSite({ name: 'x', url: 'https://orchard.example', icons: [icon] }).icon,
      icon.slice(0, 40),
    ).toBeUndefined()
})

it('takes tricks out of a name, and finds one where there is none', () => {
  expect(readSite({ name: '\u202eknaB\u0000\n\tReal', url: '', icons: [] }).name).toBe('knaB Real')
  expect(readSite({ name: '\u200b', url: 'https://orchard.example', icons: [] }).name).toBe('orchard.example')
  expect(readSite({ name: '', url: '', icons: [] }).name).toBe('A site without a name')
  expect([...readSite({ name: 'ä'.repeat(9_000), url: '', icons: [] }).name]).toHaveLength(48)
})
