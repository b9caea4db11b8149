import { createRandom, type Random } from './createRandom.js'
import { hostileDetails } from './hostileDetails.js'

export type MalformedAnnouncement = {
  /** Which trick it is, for the message of a failing test. */
  readonly kind: string
  /** The `detail` of the event: anything at all. */
  readonly detail: unknown
}

/**
 * Announcements that no honest wallet sends: missing and wrong fields, getters that throw or change their value, revoked
 * proxies, prototype keys, deceiving names, icons that are scripts, clashing identities. The same seed gives the same
 * list. Every script in them sets `globalThis.__porticoPwned`, so a test only has to look there.
 */
export function* malformedAnnouncements(seed: number, count: number): Generator<MalformedAnnouncement> {
  const random: Random = createRandom(seed)
  const kinds = Object.entries(hostileDetails)
  for (let made = 0; made < count; made++) {
    // Each kind in turn first, so that a short list still holds every trick.
    const chosen = kinds[made < kinds.length ? made : random.below(kinds.length)]
    if (chosen) yield { kind: chosen[0], detail: chosen[1](random) }
  }
}

/** Sends them to a page, as a hostile script would. Returns how many were sent. */
export function announceMalformed(target: EventTarget, seed: number, count: number): number {
  let sent = 0
  for (const { detail } of malformedAnnouncements(seed, count)) {
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    sent += 1
  }
  return sent
}
