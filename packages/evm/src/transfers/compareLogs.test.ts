import { expect, it } from 'vitest'
import { porticoLocal } from '../networks/localNetworks.js'
import { word } from './abi.js'
import { compareLogs } from './compareLogs.js'

const me = `0x${'11'.repeat(20)}`
const friend = `0x${'22'.repeat(20)}`
const contract = `0x${'cc'.repeat(20)}`
const transfer = { network: porticoLocal, from: me, to: friend, contract, amount: 5n }
const topic = (address: string) => `0x${word(BigInt(address))}`
const operation = (isGood: boolean) => ({
  address: `0x${'ee'.repeat(20)}`,
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    `0x${'00'.repeat(32)}`,
    topic(me),
    topic(friend),
  ],
  data: `0x${word(1n)}${word(isGood ? 1n : 0n)}${word(9n)}${word(9n)}`,
})

it('an operation of the account that failed in a bundle that did not', () => {
  expect(compareLogs(transfer, { logs: [operation(false)] })).toMatchObject({ hasFailed: true, differences: [] })
  expect(compareLogs(transfer, { logs: [operation(true)] })).toMatchObject({ hasFailed: false, isCompared: false })
})

it.each([
  undefined,
  null,
  7,
  {},
  { logs: 'x' },
  { logs: [null, { topics: 1 }, { address: 'a', topics: [{}], data: 'z' }] },
])('a receipt that is none tells nothing: %j', (receipt) => {
  expect(compareLogs(transfer, receipt)).toEqual({ differences: [], isCompared: false, hasFailed: false })
})
