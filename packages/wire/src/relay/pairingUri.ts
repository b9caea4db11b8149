/** What a QR code or a link carries: enough to read the first message, so whoever has it can answer in the wallet's place. */
export type PairingUri = {
  readonly topic: string
  /** 32 bytes, lower-case hex. */
  readonly symKey: string
  /** Seconds. Absent in what old pages make. */
  readonly expiryTimestamp?: number | undefined
  /** What the page will ask for besides a session. */
  readonly methods: readonly string[]
}

const maxLength = 1_024
const shape = /^wc:([0-9a-f]{64})@2\?([A-Za-z0-9_.,=&%[\]-]+)$/
const hex32 = /^[0-9a-f]{64}$/
const known = /* @__PURE__ */ Object.freeze(['relay-protocol', 'symKey', 'expiryTimestamp', 'methods'])

export function formatPairingUri(uri: PairingUri): string {
  const expiry = uri.expiryTimestamp === undefined ? '' : `&expiryTimestamp=${uri.expiryTimestamp}`
  const methods = uri.methods.length ? `&methods=${uri.methods.join(',')}` : ''
  return `wc:${uri.topic}@2?relay-protocol=irn&symKey=${uri.symKey}${expiry}${methods}`
}

/** EIP-1328, version 2, strictly: one meaning per text. Parameters of others are passed over, ours may not come twice. */
export function parsePairingUri(value: unknown): PairingUri | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined
  const [, topic, query] = shape.exec(value) ?? []
  if (!topic || !query) return undefined
  const pairs = query.split('&').map((part) => part.split('='))
  if (pairs.some((pair) => pair.length !== 2 || !pair[0])) return undefined
  const values = (name: string) => pairs.filter(([key]) => key === name).map(([, text]) => text)
  if (known.some((name) => values(name).length > 1)) return undefined
  const [protocol] = values('relay-protocol')
  const [symKey] = values('symKey')
  const [expiry] = values('expiryTimestamp')
  if (protocol !== 'irn' || !symKey || !hex32.test(symKey)) return undefined
  if (expiry !== undefined && !/^[1-9]\d{9,11}$/.test(expiry)) return undefined
  const methods = readMethods(values('methods')[0] ?? '')
  if (!methods) return undefined
  return { topic, symKey, methods, ...(expiry === undefined ? {} : { expiryTimestamp: Number(expiry) }) }
}

/** `a,b`, or the older `[a],[b,c]`. */
function readMethods(text: string): readonly string[] | undefined {
  const methods = text
    .replace(/%2C/gi, ',')
    .replace(/%5B|%5D|[[\]]/gi, '')
    .split(',')
    .filter(Boolean)
  return methods.every((method) => /^[A-Za-z_]{1,64}$/.test(method)) ? methods : undefined
}
