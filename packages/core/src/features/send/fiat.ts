import { formatUnits } from '@portico/wire/units'
import { type ParsedAmount, parseAmount } from './parseAmount.js'

/** Dollars have cents; prices are read to this many digits behind the point. */
const cents = 2
const priceDecimals = 30

/** A price as a decimal, exactly as the number is written; undefined for what is no price. */
export function priceText(price: number): string | undefined {
  if (!(price > 0) || !Number.isFinite(price)) return undefined
  const [digits = '', exponent = '0'] = String(price).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const shift = Number(exponent)
  if (Math.abs(shift) > priceDecimals) return undefined
  const all = whole + fraction
  const point = whole.length + shift
  if (point <= 0) return `0.${'0'.repeat(-point)}${all}`
  return point >= all.length ? all.padEnd(point, '0') : `${all.slice(0, point)}.${all.slice(point)}`
}

/** What so many dollars buy, rounded down to the smallest unit. */
export function parseFiat(typed: string, token: { decimals: number; price?: string | undefined }): ParsedAmount | null {
  const price = priceOf(token)
  if (!price) return null
  const dollars = parseAmount(typed, cents)
  if ('problem' in dollars) return dollars
  return { amount: (dollars.amount * 10n ** BigInt(token.decimals + priceDecimals - cents)) / price }
}

/** What an amount is worth in dollars, cut to `decimals`; undefined where nobody knows a price. */
export function fiatOf(
  amount: bigint,
  token: { decimals: number; price?: string | undefined },
  decimals: number = cents,
): string | undefined {
  const price = priceOf(token)
  if (!price) return undefined
  return formatUnits((amount * price) / 10n ** BigInt(token.decimals + priceDecimals - decimals), decimals)
}

function priceOf({ price }: { price?: string | undefined }): bigint | undefined {
  const parsed = price === undefined ? undefined : parseAmount(price, priceDecimals)
  return parsed && 'amount' in parsed && parsed.amount > 0n ? parsed.amount : undefined
}
