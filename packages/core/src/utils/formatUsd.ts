export type UsdParts = {
  /** All but the cents, with the sign of the currency where the language puts it. */
  readonly dollars: string
  /** Separator and cents. */
  readonly cents: string
  /** What the language writes behind the number. */
  readonly rest: string
}

/** A sum in dollars for the eye, dollars and cents apart (ACCOUNT-03). */
export function usdParts(value: number, locale: string): UsdParts {
  const parts = usdFormat(locale).formatToParts(value)
  const text = (from: number, to: number): string =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('')
  const point = parts.findIndex(({ type }) => type === 'decimal')
  const end = parts.findIndex(({ type }) => type === 'fraction') + 1
  return { dollars: text(0, point), cents: text(point, end), rest: text(end, parts.length) }
}

/** From here on a sum is told in billions, in dollars. */
const long = 1e9

/** Two decimals; a value that is not zero never looks like it, and one that is too long for a line is told shorter. */
export function formatUsd(value: number, locale: string): string {
  const isTiny = value > 0 && value < 0.01
  if (value >= long) return usdFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(value)
  return `${isTiny ? '<' : ''}${usdFormat(locale).format(isTiny ? 0.01 : value)}`
}

function usdFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    ...options,
  })
}
