/** Reads a chain id as wallets write it: hexadecimal by the standard, a number or decimal text by some. */
export function parseChainId(answer: unknown): number | undefined {
  const id =
    typeof answer === 'string' && /^(0x[0-9a-f]{1,14}|[1-9][0-9]{0,15})$/i.test(answer) ? Number(answer) : answer
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
