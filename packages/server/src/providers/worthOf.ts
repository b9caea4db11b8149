/** What it is worth, for the eye only: the one place where an amount meets a float, at the very end. */
export function worthOf(numeric: string, price: number): number | undefined {
  const value = Number(numeric) * price
  return Number.isFinite(value) ? value : undefined
}
