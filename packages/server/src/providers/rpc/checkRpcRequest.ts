import type { RpcReply, RpcRequest } from '../../deps.js'

const logRangeLimit = 10_000n
const gasLimit = 30_000_000n
/** For a call that names none: as much as one transaction may have (EIP-7825). A node of today refuses to try more. */
const usualGas = 1n << 24n

type Checked = { readonly request: RpcRequest } | { readonly reply: RpcReply }
type SendRequest = (request: RpcRequest) => Promise<readonly RpcReply[]>

const refused = (message: string): Checked => ({ reply: { error: { code: -32005, message } } })

const invalid: Checked = /* @__PURE__ */ Object.freeze({
  reply: { error: { code: -32602, message: 'Invalid params' } },
})
const tags: readonly unknown[] = /* @__PURE__ */ Object.freeze(['latest', 'pending', 'safe', 'finalized'])

/** What would cost the node too much is refused or cut before it gets there (security rules 3.3). */
export async function checkRpcRequest({ method, params }: RpcRequest, send: SendRequest): Promise<Checked> {
  const list: readonly unknown[] = Array.isArray(params) ? params : []
  const request = { method, params: list }
  const [first, ...rest] = list
  if (method === 'eth_call') return { request: { method, params: [withGas(first, usualGas), ...rest] } }
  if (method === 'eth_estimateGas') return { request: { method, params: [withGas(first, undefined), ...rest] } }
  if (method !== 'eth_getLogs' && method !== 'eth_newFilter') return { request }
  if (!isRecord(first)) return invalid
  if (first.blockHash !== undefined) return { request }

  const from = first.fromBlock ?? 'latest'
  const to = first.toBlock ?? 'latest'
  if (![from, to].every(isBlock)) return invalid
  if (from === to) return { request }
  const needsHead = [from, to].some((bound) => numberOf(bound) === undefined)
  const head = needsHead ? headOf(await send({ method: 'eth_blockNumber' })) : 0n
  if (head === undefined) return refused('The range of blocks cannot be checked')
  const count = (numberOf(to) ?? head) - (numberOf(from) ?? head) + 1n
  return count > logRangeLimit ? refused(`eth_getLogs is limited to ${logRangeLimit} blocks`) : { request }
}

function withGas(call: unknown, fallback: bigint | undefined): unknown {
  if (!isRecord(call)) return call
  const requestedGas = numberOf(call.gas) ?? fallback
  if (requestedGas === undefined) return call
  return { ...call, gas: `0x${(requestedGas > gasLimit ? gasLimit : requestedGas).toString(16)}` }
}

function headOf([reply]: readonly RpcReply[]): bigint | undefined {
  return reply && 'result' in reply ? numberOf(reply.result) : undefined
}

/** A block's number or an amount of gas; undefined for a tag that only the node can place. */
function numberOf(value: unknown): bigint | undefined {
  if (value === 'earliest') return 0n
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value) ? BigInt(value) : undefined
}

const isBlock = (value: unknown): boolean => tags.includes(value) || numberOf(value) !== undefined
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
