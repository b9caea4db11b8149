import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { readText } from './abi.js'
import { checkAddress } from './checkAddress.js'
import { checkTransaction } from './checkTransaction.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const good = { chainId: 1, from: address, to: address }

describe('checkAddress', () => {
  it('[SEND-08~] takes 0x and 40 digits, and writes the checksum that viem writes', () => {
    for (let index = 0; index < 50; index++) {
      const plain = `0x${(BigInt(index * 7919) * 10n ** 44n + 123_456_789n).toString(16).padStart(40, '0').slice(-40)}`
      expect(checkAddress(plain)).toEqual({ address: getAddress(plain) })
    }
    expect(checkAddress(`0x${address.slice(2).toUpperCase()}`)).toEqual({ address })
  })

  it.each([
    ['one letter changed', address.replace('F6F4', 'f6F4'), 'checksum'],
    ['a digit short', address.slice(0, -1), 'format'],
    ['a digit more', `${address}0`, 'format'],
    ['no prefix', address.slice(2), 'format'],
    ['not hexadecimal', address.replace('e', 'g'), 'format'],
    ['with a line break', `${address}\n`, 'format'],
    ['nothing', '', 'format'],
  ])('[SEND-08~] refuses %s', (_, text, problem) => {
    expect(checkAddress(text)).toEqual({ problem })
  })
})

describe('checkTransaction', () => {
  const top = 2n ** 256n - 1n
  it('[SEND-09] takes what is at its limits', () => {
    const accessList = [{ address, storageKeys: [`0x${'0'.repeat(64)}`] }]
    const blobs = [`0x${'00'.repeat(761_855)}`]
    expect(() =>
      checkTransaction({ ...good, maxFeePerGas: top, maxPriorityFeePerGas: top, accessList, blobs }),
    ).not.toThrow()
  })

  it.each([
    ['maxFeePerGas above 2^256-1', { maxFeePerGas: top + 1n }],
    ['a tip above the fee cap', { maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }],
    ['chain 0', { chainId: 0 }],
    ['a negative chain', { chainId: -1 }],
    ['half a chain', { chainId: 1.5 }],
    ['an address of 19 bytes', { to: address.slice(0, -2) }],
    ['a sender that is none', { from: 'me' }],
    ['a storage key of 31 bytes', { accessList: [{ address, storageKeys: [`0x${'0'.repeat(62)}`] }] }],
    ['an address of the access list', { accessList: [{ address: '0x1', storageKeys: [] }] }],
    ['blob data of 761,856 bytes', { blobs: [`0x${'00'.repeat(761_856)}`] }],
  ])('[SEND-09] refuses %s', (_, fields) => {
    expect(() => checkTransaction({ ...good, ...fields })).toThrow(
      expect.objectContaining({ code: 'send/bad-fee', details: expect.any(String) }),
    )
  })
})

it('reads what tokens call themselves, old ones too, and believes no length', () => {
  const text = `0x${'20'.padStart(64, '0')}${'3'.padStart(64, '0')}${'505443'.padEnd(64, '0')}`
  expect(readText(text)).toBe('PTC')
  expect(readText(`0x${'4d4b52'.padEnd(64, '0')}`)).toBe('MKR')
  expect(readText(`0x${'20'.padStart(64, '0')}${'f'.repeat(64)}`)).toBe('')
  expect(readText('0x')).toBe('')
  expect(readText(null)).toBe('')
})
