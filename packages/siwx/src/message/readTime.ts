const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/

/** Milliseconds of an RFC 3339 time; undefined for anything else, a 30th of February too. */
export function readTime(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? shape.exec(value) : null
  if (!parts || typeof value !== 'string') return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, zoneHour = 0, zoneMinute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59 || zoneHour > 23 || zoneMinute > 59)
    return undefined
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day < 1 || day > daysInMonth) return undefined
  const time = Date.parse(value)
  return Number.isNaN(time) ? undefined : time
}
