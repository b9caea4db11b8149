import type { Eip1193Provider } from '../rpc/provider.js'

/** A wallet's announcement after the border: primitives copied once, provider proved to be callable. */
export type Announcement = {
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  /** A `data:image/…` URI, or empty when the wallet sent something else. */
  readonly icon: string
  readonly provider: Eip1193Provider
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const rdnsPattern = /^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/
const iconPattern = /^data:image\/(png|webp|jpeg|gif|svg\+xml)[;,]/i
const iconLimit = 128 * 1024
const nameLimit = 48

/**
 * Reads the detail of an `eip6963:announceProvider` event. Any script of the page can send one, so every
 * property is read once, inside a `try` (getters may throw), and nothing of the original object is kept
 * but the provider.
 */
export function parseAnnouncement(detail: unknown): Announcement | undefined {
  try {
    const { info, provider } = detail as { info: Record<string, unknown>; provider: Eip1193Provider } // throws when it is neither
    const uuid = text(info['uuid'], 36)
    const name = cleanName(text(info['name'], 1_000))
    const rdns = text(info['rdns'], 253).toLowerCase()
    const icon = text(info['icon'], iconLimit)
    if (!uuidPattern.test(uuid) || !name || !rdnsPattern.test(rdns)) return undefined
    if (typeof provider.request !== 'function') return undefined
    return Object.freeze({ uuid: uuid.toLowerCase(), name, rdns, icon: iconPattern.test(icon) ? icon : '', provider })
  } catch {
    // A hostile getter or a value that is no object: not an announcement.
    return undefined
  }
}

// Besides controls, what a reader cannot see or read: bidirectional and zero-width characters, fillers, selectors, code
// points that stand for nothing yet, the empty braille cell.
const invisiblePattern = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** NFKC without control, bidirectional and zero-width characters, 1 to 48 characters; empty when nothing is left. */
export function cleanName(value: string): string {
  // Most names are plain, and the pattern, once compiled, weighs more than the rest of the page's code together.
  const visible = /^[ -~]*$/.test(value) ? value : value.normalize('NFKC').replace(invisiblePattern, '')
  return [...visible.replace(/\s+/gu, ' ').trim()].slice(0, nameLimit).join('').trim()
}

function text(value: unknown, limit: number): string {
  return typeof value === 'string' && value.length <= limit ? value : ''
}
