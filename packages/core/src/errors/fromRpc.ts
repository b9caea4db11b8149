import { type RpcErrorName, rpcErrorName } from '@portico/wire/rpc'
import { isPorticoError, PorticoError } from './PorticoError.js'
import { readErrorLevels } from './readErrorLevels.js'
import { rpcSentences } from './rpcSentences.js'
import { saysRefused } from './saysRefused.js'

/**
 * Turns whatever a wallet or a node threw into a `PorticoError` (ERR-03). Wallets wrap the real error, so the innermost known
 * code counts; a vague one, such as -32603, counts only when there is no other and the words do not say that somebody
 * declined. The foreign text is kept as details and never shown.
 */
export function fromRpc(error: unknown): PorticoError {
  if (isPorticoError(error)) return error
  const levels = readErrorLevels(error)
  const details = levels[0]?.message?.slice(0, 500)
  const names = levels.map(({ code }) => nameOf(code)).filter((name) => name !== undefined)
  const name =
    names.filter((each) => !vague.includes(each)).at(-1) ?? (saysRefused(levels) ? 'user-rejected' : names.at(-1))
  if (!name) return new PorticoError('unknown', undefined, { cause: error, details })
  return new PorticoError(`rpc/${name}`, undefined, { cause: error, details, sentence: rpcSentences[name] })
}

/** Whether any level of a wallet's error carries one of these codes. */
export function hasRpcCode(error: unknown, codes: readonly number[]): boolean {
  return readErrorLevels(error).some((level) => codes.some((code) => level.code === code))
}

/** Codes that wallets and nodes put around anything: they say that something failed, not what. */
const vague: readonly RpcErrorName[] = /* @__PURE__ */ Object.freeze(['internal', 'invalid-input', 'wallet-default'])

function nameOf(code: unknown): RpcErrorName | undefined {
  if (code === 'ACTION_REJECTED') return 'user-rejected' // ethers
  return rpcErrorName(typeof code === 'string' && /^-?\d{4,5}$/.test(code) ? Number(code) : code)
}
