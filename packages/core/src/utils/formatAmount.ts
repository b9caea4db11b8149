export type FormatAmountParameters = {
  /** Decimals that are shown; more are cut, never rounded up. */
  decimals: number
  /** Language whose separators are used. */
  locale: string
  /** Shows all decimals, zeros too. @default false */
  isFixed?: boolean | undefined
}

/** Whole digits that fit on a line; more are told in trillions, and whole on demand. */
const longestWhole = 12

/**
 * A decimal as text, the way a language writes it. Works on the text, so no amount passes through a float. What is too
 * small to show says so: `<0.0001` and not nothing.
 */
export function formatAmount(amount: string, { decimals, locale, isFixed = false }: FormatAmountParameters): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const shown = fraction.slice(0, decimals)
  if (whole.length > longestWhole) return compact(whole, locale)
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: decimals,
    numberingSystem,
  })
  // Text is taken exactly; the compiler's library of this target does not know that yet.
  const write = (text: string): string => format.format(text as unknown as number)
  if (/[1-9]/.test(fraction) && !/[1-9]/.test(whole + shown)) return `<${write(`0.${'1'.padStart(decimals, '0')}`)}`
  return write(`${whole || '0'}.${shown || '0'}`)
}

/** An amount is compared with what a wallet or an explorer shows: one set of digits. */
const numberingSystem = 'latn'

function compact(whole: string, locale: string): string {
  const options = { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc', numberingSystem } as const
  return new Intl.NumberFormat(locale, options).format(whole as unknown as number) // as above
}
