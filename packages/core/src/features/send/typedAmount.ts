import type { ParsedAmount } from './parseAmount.js'

/** Arabic, Persian and full-width digits: some keyboards offer no others. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g

/**
 * Reads an amount in the language that the visitor sees amounts in: one separator, comma or dot, is decimal. What this language
 * would write for thousands (`1.500` in German) is refused: it must not silently become another amount.
 */
export function readTypedAmount<Result>(
  typed: string,
  locale: string,
  parse: (text: string) => Result,
): Result | ParsedAmount {
  const latin = toLatin(typed, locale)
  const text = latin.trim()
  const [, whole = '', separator] = /^(\d*)([.,])[\d.,]*$/.exec(text) ?? []
  const isGrouped = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text)
  if (isGrouped && separator === separatorsOf(locale).group) return { problem: 'separator' }
  return parse(separator === ',' && !/[.,]/.test(text.slice(whole.length + 1)) ? text.replace(',', '.') : latin)
}

/** The same with the digits 0 to 9, which these scripts have at multiples of 16. The Arabic separators mean one thing in every language. */
function toLatin(typed: string, locale: string): string {
  return typed
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\u066b/g, separatorsOf(locale).decimal)
    .replace(/\u066c/g, "'")
}

/** A plain decimal as the visitor would type it. */
export function writeTypedAmount(text: string, locale: string): string {
  return text.replace('.', separatorsOf(locale).decimal)
}

function separatorsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12345.6)
  const find = (type: string, fallback: string): string => parts.find((part) => part.type === type)?.value ?? fallback
  return { group: find('group', ','), decimal: find('decimal', '.') }
}
