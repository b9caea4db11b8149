/** The day of a moment, in UTC: 2026-11-15. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
