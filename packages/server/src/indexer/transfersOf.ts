import { decodeAbiParameters, type Hex } from 'viem'
import type { ChainLog } from './chainShapes.js'

export type TokenStandard = 'ERC20' | 'ERC721' | 'ERC1155'
/** Numbers are hexadecimal digits without leading zeros, as they come: most of them are never looked at. */
export type TokenTransfer = {
  readonly standard: TokenStandard
  readonly contract: string
  readonly sender: string
  readonly receiver: string
  readonly tokenId: string | null
  readonly amount: string
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const singleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const batchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const wordHexLength = 64
const none: readonly TokenTransfer[] = /* @__PURE__ */ Object.freeze([])

/** The movements that a log tells of. Anybody may log anything: what does not fit its standard tells nothing. */
export function transfersOf({ address, topics, data }: ChainLog): readonly TokenTransfer[] {
  const [topic, first, second, third] = topics
  if (!first || !second) return none
  if (topic === transferTopic) {
    const [sender, receiver] = [addressOf(first), addressOf(second)]
    if (third)
      return [
        { standard: 'ERC721', contract: address, sender, receiver, tokenId: digitsOf(third.slice(2)), amount: '1' },
      ]
    const amount = wordAt(data, 0)
    return amount === undefined
      ? none
      : [{ standard: 'ERC20', contract: address, sender, receiver, tokenId: null, amount }]
  }
  if (!third || (topic !== singleTopic && topic !== batchTopic)) return none
  const parties = { contract: address, sender: addressOf(second), receiver: addressOf(third) }
  return entriesOf(topic, data)
    .filter(({ amount }) => amount !== '0')
    .map((entry) => ({ ...parties, standard: 'ERC1155', ...entry }))
}

type Entry = { tokenId: string; amount: string }

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
    if (ids.length !== amounts.length) return []
    return ids.map((tokenId, index) => ({ tokenId: tokenId.toString(16), amount: (amounts[index] ?? 0n).toString(16) }))
  } catch {
    // A log that only looks like a batch.
    return []
  }
}

const addressOf = (topic: string): string => `0x${topic.slice(26)}`

function wordAt(data: string, index: number): string | undefined {
  const word = data.slice(2 + index * wordHexLength, 2 + (index + 1) * wordHexLength)
  return word.length === wordHexLength ? digitsOf(word) : undefined
}

function digitsOf(word: string): string {
  let start = 0
  while (start < word.length - 1 && word.charCodeAt(start) === 48) start += 1
  return word.slice(start).toLowerCase()
}
