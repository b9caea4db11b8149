/** The first letter or digit of a name, in capitals; a name without any (symbols, emoji) gets a neutral dot. */
export function monogramOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase() ?? '·'
}
