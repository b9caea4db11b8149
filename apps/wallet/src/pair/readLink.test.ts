import { expect, it } from 'vitest'
import { readLink, readLocation } from './readLink.js'

const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const encoded = encodeURIComponent(uri)

it('finds the pairing link in what people paste', () => {
  for (const text of [
    uri,
    `  ${uri}\n`,
    `https://link.wallet.example/wc?uri=${encoded}`,
    `metamask://wc?uri=${encoded}`,
  ])
    expect(readLink(text), text).toBe(uri)
})

it('takes nothing else for one', () => {
  for (const text of [
    '',
    'hello',
    'javascript:alert(1)',
    'https://orchard.example/',
    `${uri}&symKey=${'00'.repeat(32)}`,
    uri.replace('@2', '@1'),
    `https://x.example/?uri=${encodeURIComponent('javascript:alert(1)')}`,
    `${uri}${' '.repeat(5_000)}x`,
  ])
    expect(readLink(text), text).toBeUndefined()
})

it('reads the address that opened the page', () => {
  const none = { search: '', hash: '' }
  expect(readLocation(none)).toEqual({ isGiven: false, uri: undefined })
  expect(readLocation({ ...none, hash: '#/somewhere' })).toEqual({ isGiven: false, uri: undefined })
  for (const given of [
    { ...none, search: `?uri=${encoded}` },
    { ...none, hash: `#${uri}` },
    { ...none, hash: `#${encoded}` },
    { ...none, hash: `#/wc?uri=${encoded}` },
    { ...none, hash: `#uri=${encoded}` },
  ])
    expect(readLocation(given), JSON.stringify(given)).toEqual({ isGiven: true, uri })
  for (const given of [
    { ...none, search: '?uri=x' },
    { ...none, hash: '#wc:x' },
    { ...none, hash: '#wc%3A%' },
  ])
    expect(readLocation(given), JSON.stringify(given)).toEqual({ isGiven: true, uri: undefined })
})
