import { domainToASCII } from 'node:url'

/** An origin cut into what is compared: scheme, labels from left to right, port (empty for the scheme's own). */
export type OriginParts = { readonly scheme: string; readonly labels: readonly string[]; readonly port: string }
export type OriginReading = { readonly parts: OriginParts } | { readonly refusal: string }

const defaultPorts: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({ https: '443', http: '80' })
const hostLimit = 253
const labelLimit = 63
const portLimit = 65_535
const asciiLabel = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/
const ipv6 = /^\[[0-9a-f:.]+\]$/

/** Reads `[scheme "://"] host [":" port]`, where `*` may stand for one whole label or the port. Says what is wrong with it. */
export function readOriginPattern(entry: string): OriginReading {
  const refuse = (why: string): OriginReading => ({ refusal: why })
  if (entry === '') return refuse('is empty')
  const [scheme, rest] = splitScheme(entry)
  if (!Object.hasOwn(defaultPorts, scheme)) return refuse('has a scheme other than https and http')
  if (rest.includes('@')) return refuse('holds user-info ("@"): write the host alone')
  if (/[/\\?#]/.test(rest)) return refuse('holds a path, query or hash: an origin ends after the host and port')
  if (/[\s\p{Cc}\p{Cf}]/u.test(rest)) return refuse('holds blanks or invisible characters')
  const [host, port] = splitPort(rest)
  if (port !== '' && port !== '*' && !isPort(port)) return refuse('has a port that is no number from 1 to 65535')
  const labels = readHost(host)
  if (typeof labels === 'string') return refuse(labels)
  return { parts: { scheme, labels, port: port === defaultPorts[scheme] ? '' : port } }
}

/** How an entry is kept and shown. */
export function formatOrigin({ scheme, labels, port }: OriginParts): string {
  return `${scheme}://${labels.join('.')}${port === '' ? '' : `:${port}`}`
}

function splitScheme(entry: string): [scheme: string, rest: string] {
  const end = entry.indexOf('://')
  return end < 0 ? ['https', entry] : [entry.slice(0, end).toLowerCase(), entry.slice(end + 3)]
}

function splitPort(rest: string): [host: string, port: string] {
  const colon = rest.startsWith('[') ? rest.indexOf(':', rest.indexOf(']')) : rest.indexOf(':')
  // A colon with nothing behind it is no port, and no origin either.
  return colon < 0 ? [rest, ''] : [rest.slice(0, colon), rest.slice(colon + 1) || 'none']
}

const isPort = (port: string): boolean => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= portLimit

/** The labels as a browser writes them, or what is wrong with the host. */
function readHost(host: string): readonly string[] | string {
  if (host.startsWith('[')) return readIpv6(host)
  const bare = host.endsWith('.') ? host.slice(0, -1) : host
  if (bare === '') return 'has no host'
  const labels: string[] = []
  for (const label of bare.split('.')) {
    const ascii = label === '*' ? label : toAscii(label)
    if (ascii === undefined)
      return label.includes('*') ? 'has a "*" that is not a whole label' : 'has a label that no host name can have'
    labels.push(ascii)
  }
  if (labels.join('.').length > hostLimit) return 'has a host that is too long'
  const isNumeric = /^(\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')
  if (isNumeric && !isIpv4(labels)) return 'looks like an IP address and is none'
  return labels
}

function toAscii(label: string): string | undefined {
  const lower = label.toLowerCase()
  const ascii = asciiLabel.test(lower) ? lower : domainToASCII(label)
  // An own conversion per label: what turns into several labels was never one.
  return ascii.length <= labelLimit && asciiLabel.test(ascii) ? ascii : undefined
}

function readIpv6(host: string): readonly string[] | string {
  const lower = host.toLowerCase()
  const canonical =
    ipv6.test(lower) && URL.canParse(`http://${lower}`) ? new URL(`http://${lower}`).hostname : undefined
  return canonical ? [canonical] : 'looks like an IP address and is none'
}

const isIpv4 = (labels: readonly string[]): boolean =>
  labels.length === 4 && labels.every((label) => /^(0|[1-9]\d{0,2})$/.test(label) && Number(label) <= 255)

export function isIpLiteral({ labels }: OriginParts): boolean {
  return isIpv4(labels) || labels[0]?.startsWith('[') === true
}
