export type FormatAmountParameters = {
  /** Decimals that are shown; more are cut, never rounded up. */
  decimals: number
  /** Language whose separators are used. */
  locale: string
  /** Shows all decimals, zeros too. @default false */
  isFixed?: boolean | undefined
}

/**
 * A decimal as text, the way a language writes it. Works on the text, so no amount passes through a float. What is too
 * small to show says so: `<0.0001` and not nothing.
 */
export function formatAmount(amount: string, { decimals, locale, isFixed = false }: FormatAmountParameters): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const shown = fraction.slice(0, decimals)
  const format = numberFormat(locale, decimals, isFixed)
  if (/[1-9]/.test(fraction) && !/[1-9]/.test(whole + shown)) return `<${format(`0.${'1'.padStart(decimals, '0')}`)}`
  return format(`${whole || '0'}.${shown || '0'}`)
}

function numberFormat(locale: string, decimals: number, isFixed: boolean): (text: string) => string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: decimals,
    // An amount is compared with what a wallet or an explorer shows: one set of digits.
    numberingSystem: 'latn',
  })
  // Text is taken exactly; the compiler's library of this target does not know that yet.
  return (text) => format.format(text as unknown as number)
}
