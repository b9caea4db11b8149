import { parseCaipAddress } from '@portico/wire'

/** What a text for a receiver is: nothing, a name, or what may be an address. */
export type ReceiverText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'address'; readonly address: string }
  /** An address that says for itself that it belongs to another chain. */
  | { readonly kind: 'elsewhere'; readonly chain: string }

/** Letters that nobody sees, and those that turn the direction of others. */
const unseen = /[\p{Cc}\p{Cf}\s]/u

export function readReceiver(typed: string, chain: string): ReceiverText {
  const text = typed.trim()
  if (!text) return { kind: 'empty' }
  const caip = parseCaipAddress(text)
  if (caip) {
    const own = `${caip.namespace}:${caip.reference}`
    return own === chain ? { kind: 'address', address: caip.address } : { kind: 'elsewhere', chain: own }
  }
  return /[^.]\.[^.]/.test(text) && !/^0x/i.test(text)
    ? { kind: 'name', name: text }
    : { kind: 'address', address: text }
}

/** Whether two spellings are one name: capitals and the shape of an emoji aside. Anything more was made to deceive. */
export function isSameName(typed: string, normal: string): boolean {
  const plain = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll('\ufe0f', '')
  // What joins the parts of an emoji is unseen too, and belongs there.
  return !unseen.test(typed.replaceAll('\u200d', '')) && plain(typed) === plain(normal)
}
