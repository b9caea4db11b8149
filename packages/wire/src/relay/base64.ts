const standard = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const urlSafe = /^[A-Za-z0-9_-]*$/
/** Arguments of one call to fromCharCode: engines limit them. */
const slice = 8_192

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += slice) binary += String.fromCharCode(...bytes.subarray(at, at + slice))
  return btoa(binary)
}

/** Strict: padded, one alphabet, no spaces, no bits left over; else two texts would stand for one message. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!standard.test(text)) return undefined
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : undefined
}

export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64Url(text: string): Uint8Array | undefined {
  if (!urlSafe.test(text) || text.length % 4 === 1) return undefined
  const padded = text.replaceAll('-', '+').replaceAll('_', '/')
  return fromBase64(padded.padEnd(Math.ceil(text.length / 4) * 4, '='))
}
