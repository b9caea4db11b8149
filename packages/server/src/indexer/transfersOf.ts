import { decodeAbiParameters, type Hex } from 'viem'
import type { ChainLog } from './chainShapes.js'

export type TokenTransfer = {
  readonly standard: 'ERC20' | 'ERC721' | 'ERC1155'
  readonly contract: string
  readonly sender: string
  readonly receiver: string
  readonly tokenId: bigint | null
  readonly amount: bigint
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const singleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const wordHexLength = 64

/** The movements that a log tells of. Anybody may log anything: what does not fit its standard tells nothing. */
export function transfersOf({ address, topics, data }: ChainLog): readonly TokenTransfer[] {
  const [topic, first, second, third] = topics
  if (!first || !second) return []
  if (topic === transferTopic) {
    const parties = { contract: address, sender: addressOf(first), receiver: addressOf(second) }
    if (third) return [{ ...parties, standard: 'ERC721', tokenId: BigInt(third), amount: 1n }]
    const amount = wordAt(data, 0)
    return amount === undefined ? [] : [{ ...parties, standard: 'ERC20', tokenId: null, amount }]
  }
  if (!third || (topic !== singleTopic && topic !== batchTopic)) return []
  const parties = { contract: address, sender: addressOf(second), receiver: addressOf(third) }
  return entriesOf(topic, data)
    .filter(({ amount }) => amount > 0n)
    .map((entry) => ({ ...parties, standard: 'ERC1155', ...entry }))
}

type Entry = { tokenId: bigint; amount: bigint }

function entriesOf(topic: string, data: string): readonly Entry[] {
  if (topic === batchTopic) return batchOf(data)
  const tokenId = wordAt(data, 0)
  const amount = wordAt(data, 1)
  return tokenId === undefined || amount === undefined ? [] : [{ tokenId, amount }]
}

function batchOf(data: string): readonly Entry[] {
  try {
    // The shape of a log's data was checked as hex when it came in.
    const [ids, amounts] = decodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], data as Hex)
    return ids.length === amounts.length ? ids.map((tokenId, index) => ({ tokenId, amount: amounts[index] ?? 0n })) : []
  } catch {
    // A log that only looks like a batch.
    return []
  }
}

const addressOf = (topic: string): string => `0x${topic.slice(26)}`

function wordAt(data: string, index: number): bigint | undefined {
  const word = data.slice(2 + index * wordHexLength, 2 + (index + 1) * wordHexLength)
  return word.length === wordHexLength ? BigInt(`0x${word}`) : undefined
}
