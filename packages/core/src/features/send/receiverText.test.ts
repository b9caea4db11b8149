import { describe, expect, it } from 'vitest'
import { foreignNamespace } from './foreignNamespace.js'
import { isSameName, readReceiver } from './receiverText.js'

const address = `0x${'ab'.repeat(20)}`

describe('readReceiver', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    [` ${address}\n`, { kind: 'address', address }],
    [`eip155:1:${address}`, { kind: 'address', address }],
    [`eip155:10:${address}`, { kind: 'elsewhere', chain: 'eip155:10' }],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc',
      { kind: 'elsewhere', chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ],
    ['Ada.eth', { kind: 'name', name: 'Ada.eth' }],
    ['nonsense', { kind: 'address', address: 'nonsense' }],
    ['0x12.eth', { kind: 'address', address: '0x12.eth' }],
  ])('%j', (text, read) => {
    expect(readReceiver(text, 'eip155:1')).toEqual(read)
  })
})

describe('foreignNamespace', () => {
  it.each([
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Bitcoin'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'Bitcoin'],
    ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'Solana'],
    ['cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8', 'Cosmos'],
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 'Polkadot'],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TRON'],
    [address, undefined],
    ['hello', undefined],
  ])('[SEND-08~] %s is an address of %s', (text, name) => {
    expect(foreignNamespace(text, 'eip155')).toBe(name)
  })
})

describe('isSameName', () => {
  it.each([
    ['Ada.eth', 'ada.eth', true],
    ['❤️.eth', '❤.eth', true],
    ['аda.eth', 'ada.eth', false],
    ['ada\u200b.eth', 'ada.eth', false],
    ['ada\u202e.eth', 'ada.eth', false],
    ['other.eth', 'ada.eth', false],
  ])('[SEND-07] %j for %j: %s', (typed, normal, isSame) => {
    expect(isSameName(typed, normal)).toBe(isSame)
  })
})
