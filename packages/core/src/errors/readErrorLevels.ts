/** One level of a wallet's error; each is copied once, because its getters are the wallet's. */
export type ErrorLevel = { readonly code: unknown; readonly message: string | undefined }

/** Where wallets and libraries keep the error that they wrap: EIP-1474, MetaMask, viem, ethers (`info.error`), ethjs (`value`). */
const wrappers = /* @__PURE__ */ Object.freeze(['data', 'originalError', 'cause', 'error', 'info', 'value'])
const depth = 5
const most = 100

/** All levels of an error, the outermost first and the innermost last. */
export function readErrorLevels(error: unknown): readonly ErrorLevel[] {
  const levels: ErrorLevel[] = []
  const seen = new Set<unknown>()
  let row: readonly unknown[] = [error]
  for (let level = 0; level < depth && row.length; level++) {
    const inner: unknown[] = []
    for (const value of row) {
      if (levels.length >= most || seen.has(value)) continue
      seen.add(value)
      if (typeof value === 'string') levels.push({ code: undefined, message: value })
      if (typeof value !== 'object' || value === null) continue
      const text = read(value, 'message')
      const message = typeof text === 'string' ? text : undefined
      levels.push({ code: read(value, 'code'), message })
      inner.push(...wrappers.map((name) => read(value, name)), parseText(message))
    }
    row = inner
  }
  return levels
}

/** Some libraries put the wrapped error into the message as JSON. A revert's text is the contract's, and is not read. */
function parseText(message: string | undefined): unknown {
  const json = message && message.length < 5_000 && !isRevert(message) ? /\{.*\}/s.exec(message)?.[0] : undefined
  try {
    return json && JSON.parse(json)
  } catch {
    return undefined // just a message with braces
  }
}

export function isRevert(message: string): boolean {
  return /revert|VM Exception/i.test(message)
}

function read(object: object, name: string): unknown {
  try {
    return (object as Record<string, unknown>)[name] // unknown whatever it is
  } catch {
    // A getter that throws has nothing to say.
    return undefined
  }
}
