/** Untrusted text for one line: without control, direction and invisible characters. */
export function cleanText(text: unknown, maxLength: number): string {
  if (typeof text !== 'string') return ''
  // No more than can be shown is processed.
  const clean = text
    .slice(0, maxLength * 4)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...clean]
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : clean
}
