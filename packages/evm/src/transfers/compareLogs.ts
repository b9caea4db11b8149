import type { Difference, Transfer } from '@portico/core/adapter'
import { readWord, word } from './abi.js'

export type LogComparison = {
  readonly differences: readonly Difference[]
  /** False: the logs do not tell what was moved. */
  readonly isCompared: boolean
  /** The account's own part of the transaction failed, although the transaction did not (ERC-4337). */
  readonly hasFailed: boolean
}

/** `Transfer(address,address,uint256)` of ERC-20. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of ERC-4337. */
const operationTopic = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

type Log = { readonly address: string; readonly topics: readonly string[]; readonly data: string }

/**
 * What a transaction did to the tokens of an account, next to what was asked. Coins move without a log, so nothing can
 * be said of them. A token that went to the receiver as asked is no difference when more was moved beside it, such as
 * a fee in tokens, but it is not all of what happened either.
 */
export function compareLogs({ from, to, contract, amount }: Transfer, receipt: unknown): LogComparison {
  const logs = readLogs(receipt)
  const own = topicOf(from)
  const hasFailed = logs.some(
    ({ topics, data }) => topics[0] === operationTopic && topics[2] === own && readWord(`0x${data.slice(66)}`) === 0n,
  )
  if (!contract || hasFailed) return { differences: [], isCompared: false, hasFailed }
  const moved = logs.filter(({ topics }) => topics[0] === transferTopic && topics[1] === own)
  const ofToken = moved.filter(({ address }) => address === contract.toLowerCase())
  const toReceiver = ofToken.filter(({ topics }) => topics[2] === topicOf(to))
  if (toReceiver.some(({ data }) => readWord(data) === amount))
    return { differences: [], isCompared: moved.length === 1, hasFailed }
  const [other = ofToken[0]] = toReceiver
  if (!other) return { differences: [], isCompared: false, hasFailed }
  const found: Record<'to' | 'value', readonly [string, string]> = {
    to: [to.toLowerCase(), `0x${other.topics[2]?.slice(-40)}`],
    value: [String(amount), String(readWord(other.data) ?? '')],
  }
  const fields = (['to', 'value'] as const).filter((field) => found[field][0] !== found[field][1])
  const differences = fields.map((field) => ({ field, asked: found[field][0], found: found[field][1] }))
  return { differences, isCompared: true, hasFailed }
}

function topicOf(address: string): string {
  return `0x${word(BigInt(address))}`
}

function readLogs(receipt: unknown): readonly Log[] {
  const logs = typeof receipt === 'object' && receipt !== null && 'logs' in receipt ? receipt.logs : []
  return Array.isArray(logs) ? logs.flatMap(readLog) : []
}

function readLog(log: unknown): readonly Log[] {
  if (typeof log !== 'object' || log === null) return []
  const { address, topics, data } = log as Partial<Record<string, unknown>> // unknown whatever they are
  if (typeof address !== 'string' || typeof data !== 'string' || !Array.isArray(topics)) return []
  return [{ address: address.toLowerCase(), topics: topics.map((topic) => String(topic).toLowerCase()), data }]
}
