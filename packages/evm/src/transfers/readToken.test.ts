import { expect, it } from 'vitest'
import { porticoLocal } from '../networks/localNetworks.js'
import { readSentCount } from './readToken.js'

const address = `0x${'1'.repeat(40)}`

it.each([
  ['a plain account', '0x', 7],
  ['a contract', '0x6080', undefined],
  ['an account that delegates (EIP-7702)', `0xef0100${'ab'.repeat(20)}`, undefined],
])('what was sent is counted of accounts that nobody sends for: %s', async (_, code, count) => {
  const rpc = { request: async (method: string) => (method === 'eth_getCode' ? code : '0x7') }
  expect(await readSentCount(rpc, { network: porticoLocal, address })).toBe(count)
})
