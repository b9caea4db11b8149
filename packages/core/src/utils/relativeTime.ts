export type RelativeTimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'
/** How long ago, in the one unit that says enough. */
export type RelativeTime = { readonly unit: RelativeTimeUnit; readonly count: number }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const year = 365.25 * day
const month = year / 12

/** Up to `most` of its unit a time is told so; up to `nearly` it counts as one of the next unit (HIST-04). */
const steps = /* @__PURE__ */ Object.freeze([
  { unit: 'second', ms: second, most: 44, nearly: 89, next: 'minute' },
  { unit: 'minute', ms: minute, most: 44, nearly: 89, next: 'hour' },
  { unit: 'hour', ms: hour, most: 21, nearly: 35, next: 'day' },
  { unit: 'day', ms: day, most: 25, nearly: 45, next: 'month' },
  { unit: 'month', ms: month, most: 10, nearly: 17, next: 'year' },
] as const)

/** The age of a moment. What lies in the future (a clock that differs) happened just now. */
export function relativeTime(at: number, now: number): RelativeTime {
  const age = Math.max(0, now - at)
  for (const { unit, ms, most, nearly, next } of steps) {
    const count = Math.round(age / ms)
    if (count <= most) return { unit, count }
    if (count <= nearly) return { unit: next, count: 1 }
  }
  return { unit: 'year', count: Math.round(age / year) }
}
