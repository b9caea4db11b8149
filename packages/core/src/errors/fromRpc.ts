import { rpcErrorName } from '@portico/wire'
import { isPorticoError, PorticoError } from './PorticoError.js'
import { rpcSentences } from './rpcSentences.js'

/**
 * Turns whatever a wallet or a node threw into a `PorticoError`. Wallets nest the real error, so a few levels are
 * searched for a code of the table (ERR-03); the foreign text is kept as details and never shown.
 */
export function fromRpc(error: unknown): PorticoError {
  if (isPorticoError(error)) return error
  const details = textOf(error)
  for (const candidate of nested(error)) {
    const name = rpcErrorName(candidate['code'])
    if (name) return new PorticoError(`rpc/${name}`, undefined, { cause: error, details, sentence: rpcSentences[name] })
  }
  return new PorticoError('unknown', undefined, { cause: error, details })
}

/** Whether any level of a wallet's error carries one of these codes. */
export function hasRpcCode(error: unknown, codes: readonly number[]): boolean {
  return nested(error).some((candidate) => codes.some((code) => candidate['code'] === code))
}

const depth = 4

function nested(error: unknown, level = 0): Record<string, unknown>[] {
  if (level > depth || typeof error !== 'object' || error === null) return []
  const record = error as Record<string, unknown> // an object; its properties are unknown
  const inner = [record['data'], record['originalError'], record['cause'], record['error']]
  return [record, ...inner.flatMap((value) => nested(value, level + 1))]
}

function textOf(error: unknown): string | undefined {
  const message = typeof error === 'string' ? error : (error as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message.slice(0, 500) : undefined
}
