/** Allowed whatever a project says (reference §8). */
const alwaysAllowed: readonly string[] = /* @__PURE__ */ Object.freeze([
  'http://localhost:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
])

/** Whether an origin is on the list. `*` stands for one label of the host or for the port, and never crosses a dot. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  const parts = partsOf(origin)
  return parts !== undefined && [...patterns, ...alwaysAllowed].some((pattern) => matches(parts, partsOf(pattern)))
}

function matches(origin: readonly string[], pattern: readonly string[] | undefined): boolean {
  return (
    origin.length === pattern?.length &&
    pattern.every((part, index) => part === origin[index] || (part === '*' && index > 0 && origin[index] !== ''))
  )
}

/** Scheme, port, then the labels of the host; undefined for what is no origin. An entry without a scheme means https. */
function partsOf(text: string): readonly string[] | undefined {
  const [isOrigin, scheme = 'https', host = '', port = ''] =
    /^(?:([a-z]+):\/\/)?([^:/@\s]+)(?::(\d+|\*))?$/.exec(text.toLowerCase()) ?? []
  return isOrigin === undefined ? undefined : [scheme, port, ...host.replace(/\.$/, '').split('.')]
}
