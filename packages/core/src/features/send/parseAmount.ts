/** Longest amount that is read at all, in characters: 2^256 has 78 digits. */
const amountLimit = 100

export type ParsedAmount =
  | { readonly amount: bigint }
  | { readonly problem: 'format' | 'separator' | 'negative' | 'decimals' | 'tooLong' }

/**
 * An amount in the smallest unit. Plain digits with at most one point: a comma means thousands here and decimals there, so
 * it is refused and never guessed at (`readTypedAmount` knows the language). No exponent, no sign, no other digits (`readTypedAmount` has turned those of Arabic and full-width into these).
 */
export function parseAmount(typed: string, decimals: number): ParsedAmount {
  if (typed.length > amountLimit) return { problem: 'tooLong' }
  const text = typed.trim()
  if (/^[-−]/.test(text)) return { problem: 'negative' }
  if (/^[\d.,'’\s]+$/.test(text) && /[,'’\s]/.test(text)) return { problem: 'separator' }
  const [, whole = '', fraction = ''] = /^([0-9]*)(?:\.([0-9]*))?$/.exec(text) ?? []
  if (!whole && !fraction) return { problem: 'format' }
  if (fraction.length > decimals) return { problem: 'decimals' }
  return { amount: BigInt(whole + fraction.padEnd(decimals, '0')) }
}
