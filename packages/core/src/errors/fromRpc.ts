import { rpcErrorName } from '@portico/wire/rpc'
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
    const name = rpcErrorName(candidate.code)
    if (name) return new PorticoError(`rpc/${name}`, undefined, { cause: error, details, sentence: rpcSentences[name] })
  }
  return new PorticoError('unknown', undefined, { cause: error, details })
}

/** Whether any level of a wallet's error carries one of these codes. */
export function hasRpcCode(error: unknown, codes: readonly number[]): boolean {
  return nested(error).some((candidate) => codes.some((code) => candidate.code === code))
}

const depth = 4

/** The codes on all levels of an error; each level is copied once, because its getters are the wallet's. */
function nested(error: unknown, level = 0): { code: unknown }[] {
  if (level > depth || typeof error !== 'object' || error === null) return []
  const inner = ['data', 'originalError', 'cause', 'error'].map((name) => read(error, name))
  return [{ code: read(error, 'code') }, ...inner.flatMap((value) => nested(value, level + 1))]
}

function textOf(error: unknown): string | undefined {
  const message = typeof error === 'object' && error !== null ? read(error, 'message') : error
  return typeof message === 'string' ? message.slice(0, 500) : undefined
}

function read(object: object, name: string): unknown {
  try {
    return (object as Record<string, unknown>)[name] // unknown whatever it is
  } catch {
    // A getter that throws has nothing to say.
    return undefined
  }
}
