import type { Envelope } from './createMailbox.js'
import { relayLimits } from './relayLimits.js'

/** As many of the oldest as one answer may hold, and always one. */
export function fitPage(envelopes: readonly Envelope[]): readonly Envelope[] {
  let bytes = 0
  const end = envelopes.findIndex(({ size }, index) => {
    bytes += size
    return index > 0 && (index >= relayLimits.handOver || bytes > relayLimits.fetchBytes)
  })
  return end === -1 ? envelopes : envelopes.slice(0, end)
}
