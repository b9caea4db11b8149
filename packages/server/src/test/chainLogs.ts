import { encodeAbiParameters, type Hex, padHex } from 'viem'
import type { NodeLog } from './chainNode.js'

const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const single = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batch = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const topic = (value: Hex) => padHex(value, { size: 32 })
const numbers = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  )

/** The address with this last byte. */
export const addressOf = (byte: number): Hex => `0x${byte.toString(16).padStart(40, '0')}`

export const erc20Log = (address: Hex, from: Hex, to: Hex, amount: bigint): NodeLog => ({
  address,
  topics: [transfer, topic(from), topic(to)],
  data: numbers(amount),
})
export const erc721Log = (address: Hex, from: Hex, to: Hex, id: bigint): NodeLog => ({
  address,
  topics: [transfer, topic(from), topic(to), numbers(id)],
  data: '0x',
})
export const erc1155Log = (address: Hex, from: Hex, to: Hex, id: bigint, amount: bigint): NodeLog => ({
  address,
  topics: [single, topic(from), topic(from), topic(to)],
  data: numbers(id, amount),
})
export const erc1155BatchLog = (address: Hex, from: Hex, to: Hex, ids: bigint[], amounts: bigint[]): NodeLog => ({
  address,
  topics: [batch, topic(from), topic(from), topic(to)],
  data: encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, amounts]),
})
