import { sendLimits } from './sendLimits.js'

/** Addresses of the visitor's. Those they paid or own are `trusted`; the others they may merely have seen. */
export type KnownAddresses = { readonly trusted: ReadonlySet<string>; readonly seen: ReadonlySet<string> }

/**
 * The address that a receiver passes for: the same first and last digits, and another in between (C6). Nobody compares
 * more than the ends by eye. An address that the visitor has paid before is what it seems.
 */
export function findLookalike(address: string, { trusted, seen }: KnownAddresses): string | undefined {
  const own = address.toLowerCase()
  if (trusted.has(own)) return undefined
  return [...trusted, ...seen].find((known) => isAlike(own, known))
}

/** Both in small letters. */
function isAlike(a: string, b: string): boolean {
  const start = '0x'.length + sendLimits.alike
  return a !== b && a.slice(0, start) === b.slice(0, start) && a.slice(-sendLimits.alike) === b.slice(-sendLimits.alike)
}
