import { expect, it } from 'vitest'
import { porticoLocal } from '../networks/localNetworks.js'
import { callOf, toHex } from './abi.js'
import { inspectTransaction } from './inspectTransaction.js'

const hash = `0x${'1'.repeat(64)}`
const from = `0x${'a'.repeat(40)}`
const to = `0x${'b'.repeat(40)}`
const contract = `0x${'c'.repeat(40)}`
const token = { network: porticoLocal, from, to, contract, amount: 5n }
const coin = { ...token, contract: undefined }

/** What a node has of a transaction that asks for this, with more, or something else, behind it. */
async function differencesOf(transfer: typeof token | typeof coin, change: (data: string) => string) {
  const { to: called, value, data } = callOf(transfer)
  const found = {
    hash,
    from,
    to: called,
    value: toHex(value),
    input: change(data),
    chainId: toHex(Number(porticoLocal.id)),
  }
  const request = async (method: string) => (method === 'eth_getTransactionByHash' ? found : null)
  return (await inspectTransaction({ request }, { transfer, hash })).differences.map(({ field }) => field)
}

it.each([
  ['the call as it was asked for', token, (data: string) => data, []],
  ['bytes behind the transfer of a token', token, (data: string) => `${data}62635F0B`, []],
  ['half a byte', token, (data: string) => `${data}6`, ['data']],
  ['another amount', token, (data: string) => `${data.slice(0, -1)}6`, ['data']],
  ['less than the call', token, (data: string) => data.slice(0, -2), ['data']],
  ['data beside the coin, which runs code', coin, () => '0x62635f0b', ['data']],
])('compares the data of what was sent: %s', async (_, transfer, change, fields) => {
  expect(await differencesOf(transfer, change)).toEqual(fields)
})
