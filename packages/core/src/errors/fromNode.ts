import { fromRpc, hasRpcCode } from './fromRpc.js'
import { type NodeErrorName, nodeSentences } from './nodeSentences.js'
import { PorticoError } from './PorticoError.js'

/** Nodes have codes of their own or none, so they are told apart by what they say (SEND-10). The first that matches counts. */
const patterns: readonly (readonly [NodeErrorName, RegExp])[] = /* @__PURE__ */ Object.freeze([
  // A node says it of a transaction that waits in its pool: the first sending reached it, whatever the wallet heard.
  [
    'already-known',
    /already (?:known|imported|in (?:the )?(?:mem|tx)?pool)|known transaction|replacement (?:transaction|tx)\b.*underpriced|(?:could not|cannot) replace existing/i,
  ],
  [
    'tip-above-fee-cap',
    /tip (?:is )?higher than|priority fee per gas higher than|maxPriorityFeePerGas.*(?:bigger|greater|larger) than/i,
  ],
  [
    'fee-cap-too-high',
    /(?:fee cap|max fee per gas|maxFeePerGas|gas price).*(?:higher than|exceeds?|above) ?2\^256|fee cap (?:is )?too high/i,
  ],
  [
    'fee-cap-too-low',
    /(?:fee cap|max fee per gas|maxFeePerGas|gas ?price)\b.*(?:less than|too low|below|lower than).*(?:base|block)|transaction (?:is )?outdated|\bunderpriced/i,
  ],
  ['nonce-too-high', /nonce (?:is )?too high|nonce gap/i],
  ['nonce-too-low', /nonce (?:is )?too low|nonce has already been used/i],
  [
    'insufficient-funds',
    /insufficient (?:funds|balance for)|(?:doesn't|does not) have enough funds|exceeds .*account balance|exceeds the balance of the account/i,
  ],
  [
    'intrinsic-gas-too-low',
    /intrinsic gas (?:is )?too low|requires at least \d+ gas|gas limit is below intrinsic|out of gas.*intrinsic/i,
  ],
  [
    'intrinsic-gas-too-high',
    /intrinsic gas (?:is )?too high|exceeds block gas limit|gas limit (?:reached|too high)|exceeds? .*transaction gas (?:limit )?cap/i,
  ],
  [
    'unsupported-type',
    /transaction type (?:is )?not (?:valid|supported)|unsupported transaction type|type not supported|invalid transaction type/i,
  ],
  [
    'execution-reverted',
    /revert|vm exception|gas required exceeds allowance|always failing transaction|invalid opcode/i,
  ],
] as const)

const userRejected = /* @__PURE__ */ Object.freeze([4001])
const depth = 4
const textLimit = 2_000

/** What a node, or a wallet that asked one, refused a transaction with. What is not known stays what `fromRpc` says. */
export function fromNode(error: unknown): PorticoError {
  if (hasRpcCode(error, userRejected)) return fromRpc(error)
  const texts = textsOf(error)
  const name = patterns.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0]
  if (!name) return fromRpc(error)
  const details = texts[0]?.slice(0, 500)
  return new PorticoError(`node/${name}`, undefined, { cause: error, details, sentence: nodeSentences[name] })
}

/** What every level of an error says; wallets wrap what their node said. */
function textsOf(error: unknown, level = 0): string[] {
  if (typeof error === 'string') return [error.slice(0, textLimit)]
  if (level > depth || typeof error !== 'object' || error === null) return []
  const own = ['details', 'message', 'reason'].map((name) => read(error, name))
  const inner = ['data', 'originalError', 'cause', 'error'].map((name) => read(error, name))
  return [
    ...own.flatMap((text) => (typeof text === 'string' ? [text.slice(0, textLimit)] : [])),
    ...inner.flatMap((value) => (typeof value === 'string' ? [] : textsOf(value, level + 1))),
  ]
}

function read(object: object, name: string): unknown {
  try {
    return (object as Record<string, unknown>)[name] // unknown whatever it is
  } catch {
    return undefined // a getter that throws has nothing to say
  }
}
