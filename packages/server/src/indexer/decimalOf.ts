/** Hexadecimal digits, as the index keeps them, as the decimal ones that everybody else wants. */
export const decimalOf = (digits: string): string => BigInt(`0x${digits}`).toString()
