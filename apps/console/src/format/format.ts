const number = /* @__PURE__ */ new Intl.NumberFormat('en')
const compact = /* @__PURE__ */ new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const moment = /* @__PURE__ */ new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const day = /* @__PURE__ */ new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const hour = /* @__PURE__ */ new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const relative = /* @__PURE__ */ new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' })

export const formatNumber = (value: number): string => number.format(value)
export const formatCompact = (value: number): string => compact.format(value)
export const formatMoment = (at: number): string => moment.format(at)
export const formatDay = (at: number): string => day.format(at)
export const formatHour = (at: number): string => hour.format(at)

export function formatMilliseconds(ms: number): string {
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(ms >= 10_000 ? 0 : 1)} s`
  return `${ms >= 10 || ms === 0 ? Math.round(ms) : ms.toFixed(1)} ms`
}

export function formatSeconds(seconds: number): string {
  const units: readonly [string, number][] = [
    ['d', 86_400],
    ['h', 3_600],
    ['min', 60],
  ]
  const found = units.find(([, length]) => seconds >= length * 2)
  return found ? `${Math.floor(seconds / found[1])} ${found[0]}` : `${seconds} s`
}

export function formatAgo(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1_000)
  const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ]
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1]
  return relative.format(Math.trunc(seconds / length), unit)
}
