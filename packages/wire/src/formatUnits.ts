/** Exact decimal text of an amount in its smallest unit: no rounding, no exponent, no needless zeros. */
export function formatUnits(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return `${sign}${digits.slice(0, point)}${fraction && `.${fraction}`}`
}
