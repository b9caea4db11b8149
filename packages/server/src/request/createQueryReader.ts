import type { Endpoint } from '@portico/wire/http'
import { check, readQuery } from './readInput.js'

const keptQueries = 200
const keptLength = 512

export type Reading = {
  /** The fields as they were written: who asks stands there. */
  readonly fields: Readonly<Record<string, string>>
  /** The same against the contract; refuses what does not pass. */
  check(): unknown
}

/** Reads the queries of one call. The same ones come again and again (a page of wallets, a picture): each is read once. */
export function createQueryReader(call: Endpoint): (url: string) => Reading {
  const kept = new Map<string, Reading>()
  return (url) => {
    const known = kept.get(url)
    if (known) return known
    const fields = readQuery(url)
    let checked: { readonly value: unknown } | undefined
    const reading: Reading = {
      fields,
      check() {
        checked ??= { value: Object.freeze(check(call.query, fields, 'request/query')) }
        return checked.value
      },
    }
    if (kept.size >= keptQueries) kept.clear()
    if (url.length <= keptLength) kept.set(url, reading)
    return reading
  }
}
