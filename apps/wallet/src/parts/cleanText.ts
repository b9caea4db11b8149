/** Text of others, without what could turn, hide or break the line that it stands in. */
export function cleanText(text: unknown, maxLength: number): string {
  if (typeof text !== 'string') return ''
  // More than is shown would only be read to be thrown away.
  const clean = text
    .slice(0, maxLength * 4)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...clean]
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : clean
}
