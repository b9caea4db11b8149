import { expect, it } from 'vitest'
import { firstAddress } from '../test/testAccounts.js'
import { parseAccounts } from './parseAccounts.js'

it.each([
  ['its checksum', firstAddress],
  ['small letters', firstAddress.toLowerCase()],
  ['capital letters', `0x${firstAddress.slice(2).toUpperCase()}`],
])('an address in %s is the same account', (_case, address) => {
  expect(parseAccounts([address])).toEqual([{ namespace: 'eip155', address: firstAddress, type: 'eoa' }])
})
